import { roomFor } from '@rimba/ui';
import { closeByBack } from '@rimba/ui/close-by-back';
import { mapMark } from './map-mark.ts';

interface FrameOptions {
  /** Whether the map has the window to itself now. */
  readonly onSize: (isLarge: boolean) => void;
  /** Closes what lies over the map. @returns whether anything did */
  readonly closeTop: () => boolean;
  readonly onClose: () => void;
}

/** On a phone the map is of use only with the whole window; on a wide screen it begins in the page. */
const isNarrow = () => !matchMedia(roomFor('tablet')).matches;

/** Shows the stage, and leads back to what opened it when it closes. */
export function openFrame(stage: HTMLElement, { onSize, closeTop, onClose }: FrameOptions): void {
  const find = (name: string) => document.querySelector<HTMLElement>(`[data-${name}]`);
  const dialog = document.querySelector<HTMLDialogElement>('[data-map-dialog]');
  const [place, drawn, opener] = [find('map-place'), find('drawn-map'), find('open-map')];
  const [large, small] = [find('large'), find('small')];
  if (!dialog || !place || !drawn || !opener || !large || !small) return;
  const closed = new AbortController();
  const { signal } = closed;
  let isMoving = false;

  const resize = (isLarge: boolean) => {
    (isLarge ? dialog : place).append(stage);
    large.hidden = isLarge;
    small.hidden = !isLarge;
    if (isLarge) dialog.showModal();
    else dialog.close();
    onSize(isLarge);
    focusIn(isLarge ? small : large);
  };
  const close = () => {
    closed.abort();
    leaveHistory();
    if (dialog.open) dialog.close();
    stage.hidden = true;
    place.append(stage);
    drawn.hidden = opener.hidden = false;
    onClose();
    focusIn(opener);
    goBack?.();
  };

  const goBack = toWhereLinkStands();
  const leaveHistory = closeByBack(close);
  stage.hidden = false;
  drawn.hidden = opener.hidden = true;
  large.addEventListener('click', () => resize(true), { signal });
  small.addEventListener(
    'click',
    () => {
      isMoving = true;
      resize(false);
    },
    { signal },
  );
  // Escape, and a phone's own way back from a dialog.
  dialog.addEventListener('cancel', (event) => closeTop() && event.preventDefault(), { signal });
  place.addEventListener('keydown', ({ key }) => key === 'Escape' && closeTop(), { signal });
  find('close-map')?.addEventListener('click', close, { signal });
  dialog.addEventListener(
    'close',
    () => {
      if (!isMoving) close();
      isMoving = false;
    },
    { signal },
  );
  if (isNarrow()) resize(true);
  else focusIn(large);
}

/**
 * Whom a link of another page led to the map goes back there, as it was left, and not to the page that the map is on.
 * Whoever opened it here has an entry without the map's mark before it.
 */
function toWhereLinkStands(): (() => void) | undefined {
  const { navigation } = window as Partial<Window>;
  const entries = navigation?.entries() ?? [];
  const isOfThisPage = ({ url }: NavigationHistoryEntry) =>
    url !== null && new URL(url).pathname === window.location.pathname;
  const from = entries.slice(0, navigation?.currentEntry?.index).findLast((entry) => !isOfThisPage(entry));
  const arrived = from ? entries[from.index + 1]?.url : null;
  if (!from || !arrived || !new URL(arrived).hash.startsWith(mapMark)) return undefined;
  return () => void navigation?.traverseTo(from.key);
}

const focusIn = (place: HTMLElement) => place.querySelector('button')?.focus();
