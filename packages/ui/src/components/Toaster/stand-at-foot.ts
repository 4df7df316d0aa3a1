/** How much of the window's foot is taken; toasts stand above it. */
export const foot = '--toast-foot';

/**
 * The `ref` of a bar that sticks to the window's foot: as long as it does, toasts stand above it and cover neither what it
 * says nor what is pressed there.
 */
export function standAtFoot(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined;
  const { style } = document.documentElement;
  const tell = () => {
    const { position, bottom } = getComputedStyle(bar);
    if (position === 'sticky' && bottom === '0px') style.setProperty(foot, `${bar.offsetHeight}px`);
    else style.removeProperty(foot);
  };
  const sizes = new ResizeObserver(tell);
  sizes.observe(bar);
  tell();
  return () => {
    sizes.disconnect();
    style.removeProperty(foot);
  };
}
