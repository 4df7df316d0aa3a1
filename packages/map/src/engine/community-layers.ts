import type { Palette } from '@rimba/ui/tokens';
import type {
  ExpressionSpecification,
  GeoJSONSourceSpecification,
  LayerSpecification,
  SourceSpecification,
} from 'maplibre-gl';
import { areaMiddle } from '../area-middle.ts';
import { sans } from './ground-layers.ts';
import type { CommunityAreas } from './map-scene.ts';

const areas = 'communities';
const names = 'community-names';

export function communitySources(
  communities: CommunityAreas | undefined,
): Record<string, SourceSpecification> {
  const features = communities?.features ?? [];
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
const asGeoJson = (features: CommunityAreas['features']): GeoJSONSourceSpecification['data'] => ({
  type: 'FeatureCollection',
  features: features.map(({ id, geometry, properties }) => ({
    type: 'Feature',
    id,
    geometry: { type: 'Polygon', coordinates: geometry.coordinates },
    properties,
  })),
});

/** The communities' areas, hatched; `chosen` is drawn stronger. */
export function communityLayers(palette: Palette, chosen: number | undefined): LayerSpecification[] {
  const isChosen: ExpressionSpecification = ['==', ['id'], chosen ?? -1];
  return [
    {
      id: 'community-area',
      type: 'fill',
      source: areas,
      paint: { 'fill-color': palette.accent, 'fill-opacity': ['case', isChosen, 0.2, 0.11] },
    },
    { id: 'community-hatch', type: 'fill', source: areas, maxzoom: 12, paint: { 'fill-pattern': 'hatch' } },
    {
      id: 'community-edge',
      type: 'line',
      source: areas,
      layout: { 'line-join': 'round' },
      paint: { 'line-color': palette.accent, 'line-width': ['case', isChosen, 3, 1.5] },
    },
    {
      id: 'community-name',
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
