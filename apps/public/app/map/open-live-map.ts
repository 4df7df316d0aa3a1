import { createApiClient } from '@rimba/api-client';
import { createQueryClient, groupAreasQuery, treeQuery } from '@rimba/api-client/react-query';
import { parseLanguage } from '@rimba/i18n';
import {
  createTreeMap,
  emptyScene,
  type MapScene,
  type MapState,
  type TreeMap,
  wholeRegency,
} from '@rimba/map/engine';
import { closeByBack } from '@rimba/ui/close-by-back';
import { findOnMap } from './find-on-map.ts';
import { type OpenMap, readOpenMap, writeOpenMap } from './map-address.ts';
import { openFrame } from './map-frame.ts';
import { showTree } from './show-tree.ts';

/** Puts the live map where `LiveMap` has a place for it, as the address says it was left; closing lets it go. */
export function openLiveMap(): void {
  const stage = document.querySelector<HTMLElement>('[data-live-map]');
  const canvas = stage?.querySelector<HTMLElement>('[data-canvas]');
  const sheet = stage?.querySelector<HTMLElement>('[data-tree]');
  if (!stage || !canvas || !sheet) return;
  const language = parseLanguage(document.documentElement.lang) ?? 'id';
  const api = createApiClient({ language: () => language });
  const cache = createQueryClient();
  const closed = new AbortController();
  // As the drawing counts that this map takes the place of.
  let scene: MapScene = { ...emptyScene, counted: ['ready_to_adopt'] };
  let map: TreeMap | undefined;
  let isLarge = false;
  let open = readOpenMap(location.hash);
  const keep = (change: Partial<OpenMap>) => {
    open = { ...open, ...change };
    writeHash(writeOpenMap(open));
  };
  const show = (change: Partial<MapScene>) => {
    scene = { ...scene, ...change };
    map?.show(scene);
  };
  /** Set while a tree is chosen. */
  let leaveTree: (() => void) | undefined;
  const shut = () => {
    if (sheet.contains(document.activeElement)) canvas.querySelector('canvas')?.focus();
    leaveTree?.();
    leaveTree = undefined;
    sheet.hidden = true;
    show({ selected: undefined });
    keep({ tree: undefined });
  };
  const choose = async (id: number) => {
    leaveTree ??= closeByBack(shut);
    show({ selected: id });
    keep({ tree: id });
    const tree = await cache.fetchQuery(treeQuery(api, id, ['group', 'images'])).catch(() => undefined);
    if (closed.signal.aborted || scene.selected !== id) return;
    if (tree) return showTree(sheet, tree, language);
    shut();
    say(stage, 'failed');
  };

  // Before the map is made, which asks how large its place is.
  openFrame(stage, {
    onSize(large) {
      isLarge = large;
      map?.sharePage(!large);
    },
    closeTop() {
      const isChosen = leaveTree !== undefined;
      if (isChosen) shut();
      return isChosen;
    },
    onClose() {
      closed.abort();
      leaveTree?.();
      sheet.hidden = true;
      map?.remove();
      writeHash('');
    },
  });
  markKeys(stage, closed.signal);
  say(stage, 'loading');
  const words = stage.dataset;
  map = createTreeMap({
    container: canvas,
    words: {
      canvas: words.canvasLabel ?? '',
      park: words.park ?? '',
      gestures: {
        fingers: words.twoFingers ?? '',
        ctrl: words.ctrlWheel ?? '',
        meta: words.metaWheel ?? '',
      },
    },
    language,
    view: open.view,
    onMove: (view) => keep({ view }),
    onState: (state) => say(stage, state),
    onTree: (id) => void choose(id),
    onAway: (isAway) => {
      const away = stage.querySelector<HTMLElement>('[data-away]');
      if (away) away.hidden = !isAway;
    },
  });
  map.sharePage(!isLarge);
  listen(stage, map, closed.signal);
  stage.querySelector('[data-close-tree]')?.addEventListener('click', shut, { signal: closed.signal });
  findOnMap(
    stage,
    {
      api,
      language,
      words: open.words,
      isQuiet: open.tree !== undefined,
      onWords: (words) => keep({ words }),
      onTree(tree) {
        map?.goTo(tree);
        void choose(tree.id);
      },
    },
    closed.signal,
  );
  if (open.tree !== undefined) void choose(open.tree);
  else keep({});
  cache.fetchQuery(groupAreasQuery(api)).then(
    (communities) => closed.signal.aborted || show({ communities }),
    () => undefined,
  );
}

/** Says whether a key was pressed last: what is focused by the way shows it only then. */
function markKeys({ dataset }: HTMLElement, signal: AbortSignal): void {
  const options = { capture: true, signal };
  addEventListener(
    'keydown',
    () => {
      dataset.keys = '';
    },
    options,
  );
  addEventListener('pointerdown', () => delete dataset.keys, options);
}

const writeHash = (hash: string) =>
  history.replaceState(history.state, '', `${location.pathname}${location.search}${hash}`);

function listen(stage: HTMLElement, map: TreeMap, signal: AbortSignal): void {
  for (const button of stage.querySelectorAll<HTMLElement>('[data-zoom]')) {
    button.addEventListener('click', () => map.zoomBy(Number(button.dataset.zoom)), { signal });
  }
  stage.querySelector('[data-whole]')?.addEventListener('click', () => map.fit(wholeRegency), { signal });
  stage.querySelector('[data-to-trees]')?.addEventListener('click', () => map.toTrees(), { signal });
}

function say(stage: HTMLElement, state: MapState): void {
  const place = stage.querySelector<HTMLElement>('[data-state]');
  const words = place?.querySelector('span');
  if (!place || !words) return;
  place.hidden = state === 'ready';
  words.textContent = (state === 'ready' ? '' : words.dataset[state]) ?? '';
}
