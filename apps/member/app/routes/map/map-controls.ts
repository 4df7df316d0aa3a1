import type { MapState } from './map-state.ts';

/** What the parts of the map's page read and change. */
export interface MapControls {
  state: MapState;
  onChange: (change: Partial<MapState>) => void;
}
