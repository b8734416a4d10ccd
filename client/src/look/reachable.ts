/** What scrolls sideways can be reached by keyboard: docks have no room for all cards, and nothing in them is chosen here. */
export function reachable(node: HTMLElement): { destroy: () => void } {
  const look = (): void => {
    for (const each of node.querySelectorAll<HTMLElement>('div, ul'))
      if (each.scrollWidth > each.clientWidth && /auto|scroll/.test(getComputedStyle(each).overflowX))
        each.tabIndex = 0;
  };
  const sized = new ResizeObserver(look);
  const changed = new MutationObserver(look);
  sized.observe(node);
  changed.observe(node, { childList: true, subtree: true });
  return {
    destroy() {
      sized.disconnect();
      changed.disconnect();
    },
  };
}
