import './canvas.css.ts';

export { CommunitiesMap } from './CommunitiesMap.tsx';
export type { CommunityAreas, MapPoint, MapScene, TreeFilter } from './engine/map-scene.ts';
export { emptyScene } from './engine/map-scene.ts';
export {
  boundsOf,
  contains,
  type MapBounds,
  type MapView,
  overlap,
  readView,
  wholeRegency,
  writeView,
} from './engine/map-view.ts';
export { hasWebGl2 } from './engine/web-gl.ts';
export { MapLegend } from './MapLegend.tsx';
export { MapTool } from './MapTool.tsx';
export { TreeOnMap } from './TreeOnMap.tsx';
