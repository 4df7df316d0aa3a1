import type { Palette } from '@rimba/ui/tokens';
import type {
  ExpressionSpecification,
  GeoJSONSourceSpecification,
  LayerSpecification,
  SourceSpecification,
} from 'maplibre-gl';
import { areaMiddle } from '../area-middle.ts';
import { sans } from './ground-layers.ts';
import type { GroupAreas } from './map-scene.ts';

const areas = 'groups';
const names = 'group-names';

export function groupSources(groups: GroupAreas | undefined): Record<string, SourceSpecification> {
  const features = groups?.features ?? [];
  return {
    [areas]: { type: 'geojson', data: asGeoJson(features) },
    // A name of its own for each: a polygon that tiles cut into pieces would be named in every piece.
    [names]: {
      type: 'geojson',
      data: {
        type: 'FeatureCollection',
        features: features.map(({ geometry, properties: { name } }) => {
          const { lon, lat } = areaMiddle(geometry);
          return {
            type: 'Feature',
            geometry: { type: 'Point', coordinates: [lon, lat] },
            properties: { name },
          };
        }),
      },
    },
  };
}

/** The wire's rings are lists of numbers; GeoJSON's types know positions. */
const asGeoJson = (features: GroupAreas['features']): GeoJSONSourceSpecification['data'] => ({
  type: 'FeatureCollection',
  features: features.map(({ id, geometry, properties }) => ({
    type: 'Feature',
    id,
    geometry: { type: 'Polygon', coordinates: geometry.coordinates },
    properties,
  })),
});

/** The communities' areas, hatched; `chosen` is drawn stronger. */
export function groupLayers(palette: Palette, chosen: number | undefined): LayerSpecification[] {
  const isChosen: ExpressionSpecification = ['==', ['id'], chosen ?? -1];
  return [
    {
      id: 'group-area',
      type: 'fill',
      source: areas,
      paint: { 'fill-color': palette.accent, 'fill-opacity': ['case', isChosen, 0.2, 0.11] },
    },
    { id: 'group-hatch', type: 'fill', source: areas, maxzoom: 12, paint: { 'fill-pattern': 'hatch' } },
    {
      id: 'group-edge',
      type: 'line',
      source: areas,
      layout: { 'line-join': 'round' },
      paint: { 'line-color': palette.accent, 'line-width': ['case', isChosen, 3, 1.5] },
    },
    {
      id: 'group-name',
      type: 'symbol',
      source: names,
      minzoom: 9,
      layout: {
        ...sans,
        'text-field': ['get', 'name'],
        'text-size': 14,
        'text-variable-anchor': ['center', 'top', 'bottom'],
        'text-radial-offset': 1.6,
        'text-max-width': 9,
      },
      paint: {
        'text-color': palette.accent,
        'text-halo-color': palette.surface,
        'text-halo-width': 2,
      },
    },
  ];
}
