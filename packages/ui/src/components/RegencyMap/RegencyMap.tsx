import { classNames } from '../../styles/class-names.ts';
import { Drawing, type PlateSource } from '../Plate/Drawing.tsx';
import { GroupArea, GroupRing, type RegencyGroup, ringOf } from './MapGroup.tsx';
import { MapNames, type MapWords } from './MapNames.tsx';
import { type MapExtent, type Orientation, shownPart } from './map-projection.ts';
import * as styles from './RegencyMap.css.ts';

export type RegencyMapProps = {
  /** The drawn map, without words, and how it turns degrees into units. */
  of: PlateSource;
  /** How the drawing turns degrees of longitude and latitude into its own units. */
  frame: MapExtent;
  /** The map in a sentence. */
  label: string;
  /** The communities of the map, each with its place in degrees. */
  groups: readonly RegencyGroup[];
  /** What is written on the map: its waters, towns and scale. */
  words: MapWords;
  /** `responsive` lies on its side from 768 px, so that it reads along the profile above it. */
  orientation?: Orientation | 'responsive';
};

/** The regency as a drawn map with its groups; works without JavaScript, and is no substitute for a list. */
export function RegencyMap({ orientation = 'responsive', ...map }: RegencyMapProps) {
  return (
    <div className={styles.frame}>
      {orientation === 'responsive' ? (
        <>
          <OrientedMap {...map} orientation="upright" shown="phone" />
          <OrientedMap {...map} orientation="lying" shown="wide" />
        </>
      ) : (
        <OrientedMap {...map} orientation={orientation} shown="always" />
      )}
    </div>
  );
}

type OrientedMapProps = Omit<RegencyMapProps, 'orientation'> & {
  orientation: Orientation;
  shown: 'always' | 'phone' | 'wide';
};

function OrientedMap({ of, frame, label, groups, words, orientation, shown }: OrientedMapProps) {
  return (
    <svg
      className={classNames(styles.map({ shown }), orientation === 'upright' && styles.onPhone)}
      viewBox={Object.values(shownPart(frame, orientation)).join(' ')}
    >
      <title>{label}</title>
      <g transform={orientation === 'lying' ? `translate(${frame.height} 0) rotate(90)` : undefined}>
        <Drawing of={of} width={frame.width} height={frame.height} />
      </g>
      {groups.map((group) => (
        <GroupArea key={group.id} group={group} frame={frame} orientation={orientation} />
      ))}
      <MapNames
        frame={frame}
        words={words}
        orientation={orientation}
        rings={groups.map((group) => ringOf(group, frame, orientation))}
      />
      {groups.map((group) => (
        <GroupRing key={group.id} group={group} frame={frame} orientation={orientation} />
      ))}
    </svg>
  );
}
