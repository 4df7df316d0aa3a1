import { createApiClient, unwrap, unwrapBody } from '@rimba/api-client';
import {
  createTreeMap,
  emptyScene,
  type MapScene,
  type MapState,
  type TreeMap,
  wholeRegency,
} from '@rimba/map/engine';
import { findOnMap } from './find-on-map.ts';

/** Opens the dialog with the live map in it; closing it lets the map go. */
export function openLiveMap(dialog: HTMLDialogElement): void {
  const part = (name: string) => dialog.querySelector<HTMLElement>(`[data-${name}]`);
  const canvas = part('canvas');
  if (!canvas) return;
  const language = document.documentElement.lang;
  const api = createApiClient({ language: () => language });
  let scene: MapScene = emptyScene;
  const closed = new AbortController();
  dialog.showModal();

  const map = createTreeMap({
    container: canvas,
    words: { label: dialog.dataset.label ?? '', park: dialog.dataset.park ?? '' },
    language,
    onMove: () => undefined,
    onState: (state) => say(part('state'), state),
    onTree: (id) => void choose(id),
  });
  const show = (change: Partial<MapScene>) => {
    scene = { ...scene, ...change };
    map.show(scene);
  };
  async function choose(id: number) {
    show({ selected: id });
    const call = api.GET('/api/v1/tree/{id}/detail', { params: { path: { id } }, signal: closed.signal });
    const tree = await unwrap(call).catch(() => undefined);
    if (closed.signal.aborted || scene.selected !== id) return;
    if (tree) showTree(part('tree'), tree);
    else say(part('state'), 'failed');
  }

  listen(dialog, map, closed.signal);
  findOnMap(
    dialog,
    api,
    (tree) => {
      map.goTo(tree);
      void choose(tree.id);
    },
    closed.signal,
  );
  unwrapBody(api.GET('/api/v1/map/groups', { signal: closed.signal })).then(
    (groups) => show({ groups }),
    () => undefined,
  );
  const onClose = () => {
    closed.abort();
    map.remove();
    const sheet = part('tree');
    if (sheet) sheet.hidden = true;
  };
  dialog.addEventListener('close', onClose, { once: true });
}

function listen(dialog: HTMLDialogElement, map: TreeMap, signal: AbortSignal): void {
  for (const button of dialog.querySelectorAll<HTMLElement>('[data-zoom]')) {
    button.addEventListener('click', () => map.zoomBy(Number(button.dataset.zoom)), { signal });
  }
  dialog.querySelector('[data-whole]')?.addEventListener('click', () => map.fit(wholeRegency), { signal });
}

function say(place: HTMLElement | null, state: MapState): void {
  const words = place?.querySelector('span');
  if (!place || !words) return;
  place.hidden = state === 'ready';
  words.textContent = (state === 'ready' ? '' : words.dataset[state]) ?? '';
}

interface ShownTree {
  readonly id: number;
  readonly treeName: string;
  readonly code: string;
  readonly status: string;
}

function showTree(sheet: HTMLElement | null, { id, treeName, code, status }: ShownTree): void {
  if (!sheet) return;
  const write = (name: string, text: string) => {
    const place = sheet.querySelector(`[data-${name}]`);
    if (place) place.textContent = text;
  };
  write('name', treeName);
  write('code', code);
  for (const mark of sheet.querySelectorAll<HTMLElement>('[data-status]')) {
    mark.hidden = mark.dataset.status !== status;
  }
  const adopt = sheet.querySelector<HTMLElement>('[data-adopt]');
  const link = sheet.querySelector<HTMLAnchorElement>('[data-choose]');
  if (adopt && link) {
    adopt.hidden = status !== 'ready_to_adopt';
    link.href = (link.dataset.choose ?? '').replace(/\b0\b/, String(id));
  }
  const page = sheet.querySelector<HTMLAnchorElement>('[data-page]');
  if (page) page.href = (page.dataset.page ?? '').replace('CODE', code);
  sheet.hidden = false;
  sheet.focus();
}
