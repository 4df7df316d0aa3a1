import { type Map as LibreMap, type MapMouseEvent, Map as MapOfLibre, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import type { GroundWords } from './ground-layers.ts';
import { paintImages } from './map-images.ts';
import { readPalette, watchTheme } from './map-palette.ts';
import { emptyScene, type MapPoint, type MapScene, type TreeFilter } from './map-scene.ts';
import { mapStyle } from './map-style.ts';
import {
  holds,
  type MapBounds,
  type MapView,
  nearestTo,
  singleTreesZoom,
  wholeRegency,
  world,
  zoomRange,
} from './map-view.ts';
import { clusterLayer, placeOfCounted, singleLayer, treeLayerIds, treeSource } from './tree-layers.ts';
import { treePlaces } from './tree-places.ts';
import { hasTrees, pressedLayers, treeNearest, treesToKeep } from './trees-in-view.ts';

setWorkerUrl(workerUrl);

/** `failed`: some of it could not be fetched; what was, stays. */
export type MapState = 'loading' | 'ready' | 'failed';

export interface TreeMapOptions {
  readonly container: HTMLElement;
  /** Left out: the whole regency. */
  readonly view?: MapView | undefined;
  readonly words: GroundWords & {
    /** What the moving part is called, for who cannot see it. */
    readonly canvas: string;
    /** How to move a map that shares the page: by fingers, and by the wheel with a key held. */
    readonly gestures?: { readonly fingers: string; readonly ctrl: string; readonly meta: string };
  };
  readonly language: string;
  /** How many px of the map, from above, lie under what stands over it. */
  readonly coveredAbove?: () => number;
  /** After each movement, and once at the start. */
  readonly onMove: (view: MapView, bounds: MapBounds) => void;
  readonly onTree: (id: number) => void;
  readonly onState: (state: MapState) => void;
  /** Whether no tree is in view, each time the map has come to rest. */
  readonly onAway: (isAway: boolean) => void;
}

export interface TreeMap {
  show: (scene: MapScene) => void;
  /** Steps in keep trees in view where any were. */
  zoomBy: (steps: number) => void;
  /** @param covered px from below that something lies over the map */
  goTo: (point: MapPoint, zoom?: number, covered?: number) => void;
  fit: (bounds: MapBounds) => void;
  /** Back to the nearest place where trees stand; to all of the regency from there. */
  toTrees: () => void;
  /** Whether one finger and the wheel are the page's, and the map moves by two or with a key held. */
  sharePage: (isShared: boolean) => void;
  /** Asks for the trees anew. */
  reload: () => void;
  remove: () => void;
}

/** Around what the map is fitted to, in pixels. */
const padding = 24;
/** How far a click on a cluster leads in. */
const clusterStep = 2;

/** The live map in an element that has a size. Throws where the browser has no WebGL 2. */
export function createTreeMap(options: TreeMapOptions): TreeMap {
  const { container, view, words, language, onMove, onTree, onState, onAway } = options;
  const free = () => ({
    top: padding + (options.coveredAbove?.() ?? 0),
    right: padding,
    bottom: padding,
    left: padding,
  });
  let scene = emptyScene;
  let palette = readPalette();
  let hasGround = false;
  const style = () =>
    mapStyle({ origin: window.location.origin, palette, scene, words, language, hasGround });
  const map = new MapOfLibre({
    container,
    style: style(),
    ...(view
      ? { center: [view.longitude, view.latitude], zoom: view.zoom }
      : { bounds: toCorners(wholeRegency), fitBoundsOptions: { padding: free() } }),
    maxBounds: toCorners(world),
    minZoom: zoomRange.least,
    maxZoom: zoomRange.most,
    maxPitch: 0,
    dragRotate: false,
    attributionControl: false,
    renderWorldCopies: false,
    locale: {
      'Map.Title': words.canvas,
      ...(words.gestures && {
        'CooperativeGesturesHandler.MobileHelpText': words.gestures.fingers,
        'CooperativeGesturesHandler.WindowsHelpText': words.gestures.ctrl,
        'CooperativeGesturesHandler.MacHelpText': words.gestures.meta,
      }),
    },
    validateStyle: false,
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();

  let isReady = false;
  const draw = () => {
    if (isReady) map.setStyle(style(), { validate: false });
  };
  const paint = () => {
    const { images, ratio } = paintImages(palette);
    for (const [name, image] of images) {
      if (map.hasImage(name)) map.updateImage(name, image);
      else map.addImage(name, image, { pixelRatio: ratio });
    }
  };
  const moved = () => onMove(viewOf(map), boundsOf(map));

  map.once('style.load', () => {
    isReady = true;
    paint();
    draw();
    moved();
  });
  map.once('load', () => {
    hasGround = true;
    draw();
    onState('ready');
  });
  map.on('error', () => onState('failed'));
  map.on('moveend', moved);
  map.on('idle', () => onAway(!hasTrees(map)));
  map.on('click', (event) => click(map, event, scene.counted ?? scene.filter.statuses, onTree));
  showPointer(map);
  const stopWatching = watchTheme(() => {
    palette = readPalette();
    if (isReady) paint();
    draw();
  });

  return {
    show(next) {
      scene = next;
      draw();
    },
    zoomBy(steps) {
      const center = steps > 0 ? treesToKeep(map) : undefined;
      map.easeTo({ zoom: map.getZoom() + steps, ...(center && { center }) });
    },
    goTo: ({ longitude, latitude }, zoom = singleTreesZoom + 1, covered = 0) =>
      void map.easeTo({
        center: [longitude, latitude],
        zoom: Math.max(zoom, map.getZoom()),
        offset: [0, -covered / 2],
      }),
    fit: (bounds) => void map.fitBounds(toCorners(bounds), { padding: free(), maxZoom: singleTreesZoom + 1 }),
    toTrees() {
      const nearest = nearestTo(viewOf(map), treePlaces(scene)) ?? wholeRegency;
      const bounds = holds(boundsOf(map), nearest) ? wholeRegency : nearest;
      map.fitBounds(toCorners(bounds), { padding: free(), maxZoom: singleTreesZoom + 1 });
    },
    sharePage: (isShared) =>
      isShared ? map.cooperativeGestures.enable() : map.cooperativeGestures.disable(),
    reload() {
      onState('loading');
      map.once('idle', () => onState('ready'));
      if (isReady) map.refreshTiles(treeSource);
    },
    remove() {
      stopWatching();
      map.remove();
    },
  };
}

/** A click chooses a tree or opens a cluster; to the only one that is counted it leads, and chooses it there. */
function click(
  map: LibreMap,
  { point }: MapMouseEvent,
  counted: TreeFilter['statuses'],
  onTree: (id: number) => void,
): void {
  const [tree] = map.queryRenderedFeatures(point, { layers: treeLayerIds });
  if (typeof tree?.id === 'number') {
    onTree(tree.id);
    return;
  }
  const [cluster] = map.queryRenderedFeatures(point, { layers: [singleLayer, clusterLayer] });
  if (cluster?.geometry.type !== 'Point') return;
  const [longitude = 0, latitude = 0] = cluster.geometry.coordinates;
  const among = placeOfCounted(cluster.properties, counted);
  const isSingle = cluster.layer.id === singleLayer || among !== undefined;
  const center: [number, number] = among ? [among.longitude, among.latitude] : [longitude, latitude];
  const deepest = singleTreesZoom + 1;
  map.easeTo({ center, zoom: isSingle ? deepest : Math.min(map.getZoom() + clusterStep, deepest) });
  map.once('idle', () => {
    const alone = isSingle ? treeNearest(map, center, among && 'ready_to_adopt') : undefined;
    if (alone !== undefined) onTree(alone);
    // Its trees may stand around a middle where none does.
    else if (!hasTrees(map)) map.zoomOut();
    else moveToTrees(map);
  });
}

/** Where nothing stands in the middle of what is seen, what stands nearest to it comes there. */
function moveToTrees(map: LibreMap): void {
  const center = treesToKeep(map);
  if (center) map.easeTo({ center });
}

function showPointer(map: LibreMap): void {
  for (const layer of pressedLayers) {
    map.on('mouseenter', layer, () => {
      map.getCanvas().style.cursor = 'pointer';
    });
    map.on('mouseleave', layer, () => {
      map.getCanvas().style.cursor = '';
    });
  }
}

function viewOf(map: LibreMap): MapView {
  const { lng, lat } = map.getCenter();
  return { longitude: lng, latitude: lat, zoom: map.getZoom() };
}

function boundsOf(map: LibreMap): MapBounds {
  const bounds = map.getBounds();
  return [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()];
}

const toCorners = ([west, south, east, north]: MapBounds): [[number, number], [number, number]] => [
  [west, south],
  [east, north],
];
