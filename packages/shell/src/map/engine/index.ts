export { createTreeMap, type MapState, type TreeMap, type TreeMapOptions } from './tree-map.ts';
