/** How much of the window's foot is taken; toasts stand above it. */
export const foot = '--toast-foot';

/** What a toast takes of the window above its foot at most, with the navigation of a phone below it; in pixels. */
const room = 220;

/**
 * The `ref` of a bar with what is pressed next, which may stick to the window's foot or stand somewhat above it: where a
 * toast would cover it, toasts stand above it instead.
 */
export function standAtFoot(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined;
  const { style } = document.documentElement;
  const tell = () => {
    const { top, bottom } = bar.getBoundingClientRect();
    const isInTheWay = top < innerHeight && bottom > innerHeight - room;
    if (isInTheWay && top > room) style.setProperty(foot, `${innerHeight - top}px`);
    else style.removeProperty(foot);
  };
  const sizes = new ResizeObserver(tell);
  sizes.observe(bar);
  // It moves with what stands before it, and with the page.
  sizes.observe(document.body);
  addEventListener('scroll', tell, { passive: true });
  addEventListener('resize', tell);
  tell();
  return () => {
    sizes.disconnect();
    removeEventListener('scroll', tell);
    removeEventListener('resize', tell);
    style.removeProperty(foot);
  };
}
