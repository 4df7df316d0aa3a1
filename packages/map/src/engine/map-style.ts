import { BASE_MAP_URL } from '@rimba/drawings';
import type { Palette } from '@rimba/ui/tokens';
import type { LayerSpecification, SourceSpecification, StyleSpecification } from 'maplibre-gl';
import { communityLayers, communitySources } from './community-layers.ts';
import { type GroundWords, groundLayers, groundSource } from './ground-layers.ts';
import type { MapPoint, MapScene } from './map-scene.ts';
import { treeLayers, treeSources } from './tree-layers.ts';

interface StyleOptions {
  readonly origin: string;
  readonly palette: Palette;
  readonly scene: MapScene;
  readonly words: GroundWords;
  readonly language: string;
  /** Whether the land has come. */
  readonly hasGround: boolean;
}

/** The whole map as it should look; MapLibre finds out what changed. */
export const mapStyle = ({
  origin,
  palette,
  scene,
  words,
  language,
  hasGround,
}: StyleOptions): StyleSpecification => ({
  version: 8,
  sources: {
    [groundSource]: { type: 'geojson', data: origin + BASE_MAP_URL },
    ...communitySources(scene.communities),
    ...treeSources(origin, scene),
    here: hereSource(scene.here),
  },
  layers: [
    ...groundLayers(palette, words, hasGround),
    ...communityLayers(palette, scene.filter.community),
    ...treeLayers(palette, scene, language),
    hereLayer(palette),
  ],
});

const hereSource = (here: MapPoint | undefined): SourceSpecification => ({
  type: 'geojson',
  data: {
    type: 'FeatureCollection',
    features: here
      ? [
          {
            type: 'Feature',
            geometry: { type: 'Point', coordinates: [here.longitude, here.latitude] },
            properties: {},
          },
        ]
      : [],
  },
});

const hereLayer = (palette: Palette): LayerSpecification => ({
  id: 'here',
  type: 'circle',
  source: 'here',
  paint: {
    'circle-radius': 8,
    'circle-color': palette.info,
    'circle-stroke-color': palette.surfaceRaised,
    'circle-stroke-width': 3,
  },
});
