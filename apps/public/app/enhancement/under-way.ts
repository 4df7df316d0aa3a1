/** Addresses that are files, or pages with a window of their own. */
const noPage = /^\/(api|sandbox|drawings|storybook)\//;

/** Whether following the link replaces this page, and not only scrolls in it. */
function leadsAway(link: HTMLAnchorElement): boolean {
  if (!['', '_self'].includes(link.target) || link.hasAttribute('download')) return false;
  if (link.origin !== window.location.origin || noPage.test(link.pathname)) return false;
  const { pathname, search } = window.location;
  return link.hash === '' || link.pathname + link.search !== pathname + search;
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** What was pressed shows at once that the next page is on its way, however slow the network is. */
export function showUnderWay(): void {
  const root = document.documentElement;
  const begin = (pressed: Element | null) => {
    root.dataset.underWay = '';
    pressed?.setAttribute('aria-busy', 'true');
  };
  // Whoever takes the press for themselves has done so before it comes here.
  window.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
    if (link && !event.defaultPrevented && isPlain(event) && leadsAway(link)) begin(link);
  });
  window.addEventListener('submit', (event) => {
    if (!event.defaultPrevented) begin(event.submitter);
  });
  // Come back to from the browser's memory, it is as it was left.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    delete root.dataset.underWay;
    for (const pressed of document.querySelectorAll('a[aria-busy], [type=submit][aria-busy]'))
      pressed.removeAttribute('aria-busy');
  });
}
