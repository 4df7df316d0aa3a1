import { seededRandom } from '../GrowthRings/seeded-random.ts';
import { Drawing, type PlateSource } from '../Plate/Drawing.tsx';
import { field } from './ContourField.css.ts';

/** The whole sheet of hills, and the part of it that is shown, in its units. */
const sheet = { width: 1560, height: 840 };
const cut = { width: 1000, height: 560 };

export type ContourFieldProps = {
  /** The drawing of the contour lines. */
  of: PlateSource;
  /** Chooses the piece of land; the same words show the same hills. */
  seed?: string;
  /** The ground it lies on: paper, or the dark green of a section. */
  tone?: 'paper' | 'forest';
};

/** Contour lines to lie behind empty space; fills the nearest positioned box. Never behind small text. */
export function ContourField({ of, seed = '', tone = 'paper' }: ContourFieldProps) {
  const random = seededRandom(seed);
  const x = Math.round(random() * (sheet.width - cut.width));
  const y = Math.round(random() * (sheet.height - cut.height));
  return (
    <svg
      className={field({ tone })}
      viewBox={`${x} ${y} ${cut.width} ${cut.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <Drawing of={of} width={sheet.width} height={sheet.height} />
    </svg>
  );
}
