/** Enter sends a form that is filled in, also from the button that filled it; Space still presses that button. */
export function sends(node: HTMLElement): { destroy(): void } {
  function press(event: KeyboardEvent): void {
    const done = document.querySelector<HTMLButtonElement>('[data-done]:enabled');
    if (event.key !== 'Enter' || !done || event.target === done) return;
    if (event.target instanceof Element && event.target.closest('[data-refuse]')) return;
    event.preventDefault();
    event.stopPropagation();
    done.click();
  }
  node.addEventListener('keydown', press);
  return { destroy: () => node.removeEventListener('keydown', press) };
}
