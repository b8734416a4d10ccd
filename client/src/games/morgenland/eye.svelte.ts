/** Whether one's own hidden strengths are shown on this screen: an eye to shut while others look on. */
class Eye {
  shut = $state(false);
}

export const eye = new Eye();
