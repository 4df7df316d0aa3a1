import { PREVIEW_KEYDOWN } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

const searchField = 'storybook-explorer-searchfield';

/** Whether a story has a window of its own on a page: of its component, or of all states. */
const isOnPage = window.parent !== window.top;

/** What has the focus, in whichever window it is. */
function focused(within = window.top?.document): HTMLElement | undefined {
  const element = within?.activeElement as HTMLElement | HTMLIFrameElement | null | undefined;
  const inner = element && 'contentDocument' in element ? element.contentDocument : undefined;
  return inner ? focused(inner) : (element ?? undefined);
}

/**
 * A story that takes the focus or wants to be seen as it comes, such as an open dialog, leaves it to whoever types in the search,
 * and a window on a page to whoever reads that.
 */
function leaveFocus() {
  const { focus, scrollIntoView } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (options) {
    const before = document.hasFocus() ? undefined : focused();
    if (!before || (before.id !== searchField && !isOnPage)) return focus.call(this, options);
    focus.call(this, { ...options, preventScroll: true });
    if (before.tagName === 'BODY') (window.frameElement as HTMLElement).blur();
    else before.focus({ preventScroll: true });
  };
  HTMLElement.prototype.scrollIntoView = function (options) {
    if (!isOnPage || document.hasFocus()) scrollIntoView.call(this, options);
  };
}

/**
 * Shortcuts of Storybook's frame work from wherever the focus is: a window on a page tells the page, which tells the frame.
 * The one of its search does so from a field, too, and while a story plays.
 */
async function forwardKeys() {
  document.addEventListener('keydown', (event) => {
    const { isTrusted, key, code, ctrlKey, metaKey } = event;
    const frame = window.top?.document.body;
    if (!isTrusted || key !== 'k' || !(ctrlKey || metaKey) || frame === document.body) return;
    // Or it opens a search of the browser's, and Storybook searches twice.
    event.preventDefault();
    event.stopPropagation();
    frame?.dispatchEvent(new KeyboardEvent('keydown', { key, code, ctrlKey, metaKey, bubbles: true }));
  });
  if (!isOnPage) return;
  const channel = await addons.ready();
  channel.on(PREVIEW_KEYDOWN, ({ event }: { event: KeyboardEventInit }) => {
    window.parent.document.body.dispatchEvent(new KeyboardEvent('keydown', { ...event, bubbles: true }));
  });
}

/** The focus and the keys of stories that stand in Storybook's own windows. */
export function shareFocus(): void {
  leaveFocus();
  void forwardKeys();
}
