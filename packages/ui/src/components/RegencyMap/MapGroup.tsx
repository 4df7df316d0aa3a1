import { useId } from 'react';
import {
  areaPath,
  type MapFrame,
  type Orientation,
  type Place,
  project,
  ringRadius,
} from './map-projection.ts';
import * as styles from './RegencyMap.css.ts';

export type RegencyGroup = Place & {
  id: string | number;
  /** Spoken and shown on hover: "LPHD Gambut Jaya, 214 pohon menunggu". */
  label: string;
  /** The number in the ring, and as written. */
  count: number;
  countText: string;
  /** The outer ring of its area, in degrees. */
  area?: readonly Place[];
  href?: string;
};

type MapGroupProps = { group: RegencyGroup; frame: MapFrame; orientation: Orientation };

/** A group on the map: its area hatched, and a ring with a number. */
export function MapGroup({ group, frame, orientation }: MapGroupProps) {
  const hatchId = useId();
  const { x, y } = project(frame, group, orientation);
  const radius = ringRadius(group.count);
  const marker = (
    <>
      <title>{group.label}</title>
      {group.area && (
        <>
          <pattern
            id={hatchId}
            width="7"
            height="7"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(38)"
          >
            <path className={styles.hatch} d="M0 0v7" />
          </pattern>
          <path className={styles.area} d={areaPath(frame, group.area, orientation)} />
          <path d={areaPath(frame, group.area, orientation)} fill={`url(#${hatchId})`} />
        </>
      )}
      <g transform={`translate(${x} ${y})`}>
        <g className={styles.bigger}>
          <circle className={styles.outerRing} r={radius + 6} />
          <circle className={styles.ring} r={radius} />
          <text className={styles.count} y="5">
            {group.countText}
          </text>
        </g>
      </g>
    </>
  );
  return group.href === undefined ? (
    <g>{marker}</g>
  ) : (
    <a className={styles.group} href={group.href} aria-label={group.label}>
      {marker}
    </a>
  );
}
