import type { Schema } from '@rimba/api-client';
import { motif, REGENCY_MAP } from '@rimba/drawings';
import { RegencyMap } from '@rimba/ui';
import { outerRing } from './area-middle.ts';
import { useMapWords } from './use-map-words.ts';

interface TreeOnMapProps {
  tree: Pick<Schema<'Tree'>, 'id' | 'code' | 'longitude' | 'latitude'>;
  /** Where its community works; undefined where that is not known. */
  area: Schema<'GroupAreas'>['features'][number] | undefined;
  /** The map in a sentence. */
  label: string;
}

/** The drawn regency with one tree's rounded place in the area of its community. */
export function TreeOnMap({ tree: { id, code, longitude, latitude }, area, label }: TreeOnMapProps) {
  return (
    <RegencyMap
      of={motif('regency')}
      frame={REGENCY_MAP}
      orientation="upright"
      label={label}
      groups={[
        {
          id,
          lon: longitude,
          lat: latitude,
          label: code,
          count: 1,
          countText: '',
          ...(area && { area: outerRing(area.geometry) }),
        },
      ]}
      words={useMapWords()}
    />
  );
}
