import type { Palette } from '@rimba/ui/tokens';
import type { FilterSpecification, LayerSpecification } from 'maplibre-gl';

export const groundSource = 'ground';

/** Words on the ground are drawn in the browser from the page's own faces. */
export const sans = { 'text-font': ['Rimba Sans'] };
const serif = { 'text-font': ['Rimba Serif'] };

const kind = (name: string): FilterSpecification => ['==', ['get', 'kind'], name];

/** The paper: sea with its waterlines, land, contours, rivers, borders and towns. */
export function groundLayers(palette: Palette, words: GroundWords, hasGround: boolean): LayerSpecification[] {
  const fill = (name: string, color: string): LayerSpecification => ({
    id: name,
    type: 'fill',
    source: groundSource,
    filter: kind(name),
    paint: { 'fill-color': color },
  });
  const line = (name: string, color: string, width: number, dashes?: number[]): LayerSpecification => ({
    id: name,
    type: 'line',
    source: groundSource,
    filter: kind(name),
    layout: { 'line-join': 'round', 'line-cap': dashes ? 'butt' : 'round' },
    paint: {
      'line-color': color,
      'line-width': ['interpolate', ['linear'], ['zoom'], 7, width * 0.7, 14, width * 1.8],
      ...(dashes && { 'line-dasharray': dashes }),
    },
  });
  const wave = (width: number, opacity: number): LayerSpecification => ({
    id: `wave-${width}`,
    type: 'line',
    source: groundSource,
    filter: kind('coast'),
    paint: { 'line-color': palette.waterLine, 'line-width': width, 'line-opacity': opacity },
  });
  const halo = { 'text-halo-color': palette.surface, 'text-halo-width': 1.6 };
  return [
    {
      id: 'sea',
      type: 'background',
      // Before the land is there, all of it would lie under water.
      paint: { 'background-color': hasGround ? palette.water : palette.surface },
    },
    wave(26, 0.14),
    wave(16, 0.16),
    wave(8, 0.22),
    fill('land', palette.background),
    fill('regency', palette.surface),
    {
      id: 'ground-marks',
      type: 'fill',
      source: groundSource,
      filter: kind('land'),
      // From here on contours lie too far apart to make the paper look drawn on.
      minzoom: 11,
      paint: {
        'fill-pattern': 'marks',
        'fill-opacity': ['interpolate', ['linear'], ['zoom'], 11, 0, 12.5, 1],
      },
    },
    line('contour', palette.contour, 0.9),
    line('river', palette.waterLine, 1.6),
    line('park', palette.accent, 0.9, [2, 5]),
    line('district-line', palette.line, 0.9, [4, 3]),
    line('border', palette.accent, 1.3, [8, 3, 1.5, 3]),
    line('coast', palette.drawingInk, 1.1),
    {
      id: 'river-name',
      type: 'symbol',
      source: groundSource,
      filter: kind('river'),
      minzoom: 8.5,
      layout: {
        ...serif,
        'symbol-placement': 'line',
        'text-field': ['get', 'name'],
        'text-size': 14,
        'text-max-angle': 60,
      },
      paint: { 'text-color': palette.info, ...halo },
    },
    {
      id: 'park-name',
      type: 'symbol',
      source: groundSource,
      filter: kind('park'),
      // Closer up it would lie across the trees at its middle.
      maxzoom: 12,
      layout: {
        ...sans,
        'text-field': words.park,
        'text-size': 11,
        'text-transform': 'uppercase',
        'text-letter-spacing': 0.14,
      },
      paint: { 'text-color': palette.textMuted, ...halo },
    },
    {
      id: 'town',
      type: 'symbol',
      source: groundSource,
      filter: kind('seat'),
      layout: { 'icon-image': 'town', 'icon-allow-overlap': true },
    },
    {
      id: 'town-name',
      type: 'symbol',
      source: groundSource,
      filter: kind('seat'),
      layout: {
        ...sans,
        'text-field': ['get', 'name'],
        'text-size': 13,
        'text-variable-anchor': ['left', 'right', 'top', 'bottom'],
        'text-radial-offset': 0.6,
        // A town that nobody names is no help; from far off half a name behind a ring is none either.
        'text-allow-overlap': ['step', ['zoom'], false, 8, true],
        // On a phone a long name on one line would be cut at the edge.
        'text-max-width': 7,
      },
      paint: { 'text-color': palette.text, ...halo },
    },
  ];
}

/** Names on the ground that have a translation. */
export interface GroundWords {
  readonly park: string;
}
