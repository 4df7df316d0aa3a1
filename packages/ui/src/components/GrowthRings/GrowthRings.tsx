import { rings as ringsClass } from './GrowthRings.css.ts';
import { ringPaths } from './ring-paths.ts';

export type GrowthRingsProps = {
  /** A group's slug or a certificate's number: each has its own trunk. */
  seed: string;
  /** How many rings the trunk has. */
  count?: number;
  /** 24, 44 or 112 px across, or as large as what holds it. */
  size?: 'small' | 'standard' | 'large' | 'fill';
};

const radius = 100;
/** Where a unit is a fraction of a pixel, whole ones do. */
const fineness = { small: 1, standard: 1, large: 10, fill: 10 } as const;
/** As large as they stay where no stylesheet comes. */
const pixels = { small: 24, standard: 44, large: 112, fill: undefined } as const;

/** The rings of a trunk no other seed has: a group's mark, a certificate's seal. */
export function GrowthRings({ seed, count = 12, size = 'standard' }: GrowthRingsProps) {
  return (
    <svg
      className={ringsClass({ size })}
      width={pixels[size]}
      viewBox={`${-radius} ${-radius} ${radius * 2} ${radius * 2}`}
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <RingPaths seed={seed} count={count} radius={radius} fineness={fineness[size]} />
    </svg>
  );
}

type RingPathsProps = { seed: string; count: number; radius: number; fineness?: number };

/** The rings alone, for use inside a larger drawing. */
export function RingPaths({ seed, count, radius, fineness: steps }: RingPathsProps) {
  return ringPaths(seed, count, radius, steps).map((ring) => (
    <path key={ring.d} d={ring.d} strokeWidth={ring.width} />
  ));
}
