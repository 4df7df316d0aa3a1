import { useId } from 'react';
import {
  areaPath,
  type MapExtent,
  type Orientation,
  type Place,
  project,
  ringRadius,
  ringScale,
} from './map-projection.ts';
import type { MapRing } from './name-place.ts';
import * as styles from './RegencyMap.css.ts';

export type RegencyGroup = Place & {
  id: string | number;
  /** Spoken and shown on hover: "LPHD Gambut Jaya, 214 trees waiting". */
  label: string;
  /** The number in the ring, and as written. */
  count: number;
  countText: string;
  /** The outer ring of its area, in degrees. */
  area?: readonly Place[];
  href?: string;
};

type MapGroupProps = { group: RegencyGroup; frame: MapExtent; orientation: Orientation };

/** A group's area, hatched; it lies under the names. */
export function GroupArea({ group, frame, orientation }: MapGroupProps) {
  const hatchId = useId();
  if (!group.area) return null;
  const d = areaPath(frame, group.area, orientation);
  return (
    <>
      <pattern id={hatchId} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(38)">
        <path className={styles.hatch} d="M0 0v7" />
      </pattern>
      <path className={styles.area} d={d} />
      <path d={d} fill={`url(#${hatchId})`} />
    </>
  );
}

/** The outer ring, at the size that the styles give it. */
export function ringOf(group: RegencyGroup, frame: MapExtent, orientation: Orientation): MapRing {
  const { x, y } = project(frame, group, orientation);
  return { x, y, radius: (ringRadius(group.count) + 6) * ringScale[orientation] };
}

/** A group's ring with its number, over the names. */
export function GroupRing({ group, frame, orientation }: MapGroupProps) {
  const { x, y } = project(frame, group, orientation);
  const radius = ringRadius(group.count);
  const ring = (
    <g transform={`translate(${x} ${y})`}>
      <title>{group.label}</title>
      <g className={styles.bigger}>
        <circle className={styles.outerRing} r={radius + 6} />
        <circle className={styles.ring} r={radius} />
        <text className={styles.count} y="5">
          {group.countText}
        </text>
      </g>
    </g>
  );
  if (group.href === undefined) return ring;
  return (
    <a className={styles.group} href={group.href} aria-label={group.label}>
      {ring}
    </a>
  );
}
