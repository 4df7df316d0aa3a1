import type { ReactNode } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { Drawing, type PlateSource } from '../Plate/Drawing.tsx';
import * as styles from './AnnotatedPlate.css.ts';

/** Where on a tree's plate of 400 by 500 a letter points: crown, trunk, undergrowth, root. */
const points = {
  crown: { x: 318, y: 134 },
  trunk: { x: 238, y: 344 },
  undergrowth: { x: 60, y: 432 },
  root: { x: 326, y: 462 },
} as const;
export type PlatePoint = keyof typeof points;

export type AnnotatedPlateProps = {
  /** A drawing of a whole tree. */
  of: PlateSource;
  /** The places that are lettered, a first. */
  marks: readonly PlatePoint[];
  /** The words under the drawing. */
  caption: ReactNode;
};

const letters = 'abcdefg';

/** A tree with letters on it, for a list that says what they mean. */
export function AnnotatedPlate({ of, marks, caption }: AnnotatedPlateProps) {
  return (
    <figure className={styles.figure}>
      <svg className={styles.drawing} viewBox="0 0 400 500" aria-hidden="true">
        <Drawing of={of} width={400} height={500} />
        {marks.map((mark, i) => (
          <g key={mark}>
            <circle className={styles.disc} cx={points[mark].x} cy={points[mark].y} r={15} />
            <text className={styles.letter} x={points[mark].x} y={points[mark].y + 6}>
              {letters[i]}
            </text>
          </g>
        ))}
      </svg>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}

export type LetteredReason = { title: string; children: ReactNode };

/** What the letters of an AnnotatedPlate mean. */
export function LetteredList({
  items,
  headingLevel = 3,
}: {
  /** The reasons, a first, as the drawing beside them is lettered. */
  items: readonly LetteredReason[];
  /** The level of each reason's title in the page's outline. */
  headingLevel?: 3 | 4;
}) {
  return (
    <ol className={styles.list}>
      {items.map(({ title, children }, i) => (
        <li key={title} className={styles.item}>
          <span className={styles.itemLetter} aria-hidden="true">
            {letters[i]}
          </span>
          <div className={styles.itemBody}>
            <Heading level={headingLevel} size="h3">
              {title}
            </Heading>
            {children}
          </div>
        </li>
      ))}
    </ol>
  );
}
