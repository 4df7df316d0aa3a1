import { treeStatuses } from '@rimba/ui/status-strokes';
import type { Palette } from '@rimba/ui/tokens';
import type {
  ExpressionSpecification,
  FilterSpecification,
  GeoJSONSourceSpecification,
  LayerSpecification,
  SourceSpecification,
} from 'maplibre-gl';
import { sans } from './ground-layers.ts';
import type { MapPoint, MapScene, MapTree, TreeFilter } from './map-scene.ts';
import { singleTreesZoom, zoomRange } from './map-view.ts';

export const treeSource = 'trees';
const onlySource = 'only';
export const clusterLayer = 'cluster';
/** Trees that stand so far from others that a ring would be around one. */
export const singleLayer = 'single-tree';
/** The layers whose features are single trees. */
export const treeLayerIds = ['tree', 'only-tree'];

/** Where the tiles of a filter are; states are told apart by the map itself, from counts in the tile. */
export function tileAddress(origin: string, { community, species }: TreeFilter): string {
  const query = new URLSearchParams({
    ...(community !== undefined && { group: String(community) }),
    ...(species !== undefined && { species: String(species) }),
  });
  return `${origin}/api/v1/map/trees/{z}/{x}/{y}${query.size > 0 ? `?${query}` : ''}`;
}

/** How many of a cluster's trees have one of the states; all that are recorded where none is named. */
export const clusterCount = (statuses: TreeFilter['statuses']): ExpressionSpecification =>
  statuses.length === 0
    ? ['-', ['get', 'total'], ['coalesce', ['get', 'inactive'], 0]]
    : ['+', ...statuses.map((status): ExpressionSpecification => ['coalesce', ['get', status], 0])];

/**
 * Where the tree stands that a ring counts alone among others, which is not the middle of them. The tile says it of what is
 * ready to adopt.
 */
export function placeOfCounted(
  cluster: Readonly<Record<string, unknown>>,
  statuses: TreeFilter['statuses'],
): MapPoint | undefined {
  const { ready_at: place, total = 0, inactive = 0 } = cluster;
  const others =
    statuses.length === 0
      ? Number(total) - Number(inactive) - 1
      : statuses.filter((status) => status !== 'ready_to_adopt' && cluster[status]).length;
  const isCounted = statuses.length === 0 || statuses.includes('ready_to_adopt');
  if (typeof place !== 'string' || !isCounted || others > 0) return undefined;
  const [longitude = 0, latitude = 0] = place.split(',').map(Number);
  return { longitude, latitude };
}

const isSingle: ExpressionSpecification = ['==', ['get', 'total'], 1];
/** The state of the only tree of a cluster, which counts it alone. */
const onlyState = treeStatuses.reduce<ExpressionSpecification>(
  (otherwise, status) => ['case', ['has', status], status, otherwise],
  ['get', 'status'],
);

const ofStatus = (statuses: TreeFilter['statuses']): FilterSpecification =>
  statuses.length === 0
    ? ['!=', ['get', 'status'], 'inactive']
    : ['in', ['get', 'status'], ['literal', [...statuses]]];

export function treeSources(origin: string, { filter, only }: MapScene): Record<string, SourceSpecification> {
  return {
    [treeSource]: {
      type: 'vector',
      tiles: [tileAddress(origin, filter)],
      minzoom: 0,
      maxzoom: zoomRange.most - 1,
    },
    [onlySource]: { type: 'geojson', data: toCollection(only ?? []) },
  };
}

const toCollection = (trees: readonly MapTree[]): GeoJSONSourceSpecification['data'] => ({
  type: 'FeatureCollection',
  features: trees.map(({ id, status, longitude, latitude }) => ({
    type: 'Feature',
    id,
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
    properties: { status },
  })),
});

/** Rings with numbers far off, the five shapes close up and for who stands alone, and a ring around the chosen tree. */
export function treeLayers(palette: Palette, scene: MapScene, language: string): LayerSpecification[] {
  const { filter, only, selected } = scene;
  const count = clusterCount(scene.counted ?? filter.statuses);
  const tiles = { source: treeSource, layout: { visibility: only ? 'none' : 'visible' } } as const;
  const clusters = {
    ...tiles,
    'source-layer': 'clusters',
    // While single trees come, the numbers of rings that are gone would stand among them.
    maxzoom: singleTreesZoom,
  };
  const isCounted: ExpressionSpecification = ['>', count, 0];
  const rings = { ...clusters, filter: ['all', isCounted, ['!', isSingle]] satisfies FilterSpecification };
  const icon = {
    'icon-image': ['get', 'status'] satisfies ExpressionSpecification,
    'icon-allow-overlap': true,
    'icon-ignore-placement': true,
  };
  const ring = { 'circle-radius': 19, 'circle-opacity': 0, 'circle-stroke-width': 2.5 };
  const isSelected: FilterSpecification = ['==', ['id'], selected ?? -1];
  return [
    {
      id: clusterLayer,
      type: 'circle',
      ...rings,
      paint: {
        'circle-radius': ['+', 10, ['*', 1.6, ['ln', ['max', 1, count]]]],
        'circle-color': palette.surfaceRaised,
        'circle-stroke-color': palette.accent,
        'circle-stroke-width': 2,
      },
    },
    {
      id: 'cluster-count',
      type: 'symbol',
      ...rings,
      layout: {
        ...tiles.layout,
        ...sans,
        'text-field': ['number-format', count, { locale: language }],
        'text-size': 13,
        'text-allow-overlap': true,
        // As far as the ring around it reaches, so that names on the ground keep out.
        'text-padding': 14,
      },
      paint: { 'text-color': palette.text, 'text-halo-color': palette.text, 'text-halo-width': 0.3 },
    },
    {
      id: singleLayer,
      type: 'symbol',
      ...clusters,
      filter: ['all', isCounted, isSingle],
      layout: { ...tiles.layout, ...icon, 'icon-image': onlyState },
    },
    {
      id: 'tree',
      type: 'symbol',
      ...tiles,
      'source-layer': 'trees',
      minzoom: singleTreesZoom,
      filter: ofStatus(filter.statuses),
      layout: { ...tiles.layout, ...icon },
    },
    {
      id: 'tree-chosen',
      type: 'circle',
      ...tiles,
      'source-layer': 'trees',
      minzoom: singleTreesZoom,
      filter: isSelected,
      paint: { ...ring, 'circle-stroke-color': palette.text },
    },
    {
      id: 'only-tree',
      type: 'symbol',
      source: onlySource,
      // What is asked for by itself is shown in every state.
      layout: icon,
    },
    {
      id: 'only-chosen',
      type: 'circle',
      source: onlySource,
      filter: isSelected,
      paint: { ...ring, 'circle-stroke-color': palette.text },
    },
  ];
}
