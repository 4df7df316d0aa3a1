export { emptyScene, type MapScene } from './map-scene.ts';
export { type MapView, readView, wholeRegency, writeView } from './map-view.ts';
export { createTreeMap, type MapState, type TreeMap, type TreeMapOptions } from './tree-map.ts';
