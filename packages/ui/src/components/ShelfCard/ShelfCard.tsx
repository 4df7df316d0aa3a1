import type { ReactNode } from 'react';
import { classNames } from '../../styles/class-names.ts';
import { LatinName } from '../Text/LatinName.tsx';
import type { RenderLink } from '../TreeCard/TreeCard.tsx';
import * as styles from './ShelfCard.css.ts';
import { ShelfDrawing, type ShelfDrawingProps } from './ShelfDrawing.tsx';

export type ShelfCardProps = Omit<ShelfDrawingProps, 'label' | 'band'> & {
  /** The local name, which is the heading. */
  name: string;
  /** The species in Latin. */
  latinName: string;
  /** Gives the link around the name, with the class and words it receives. */
  link: RenderLink;
  /** What is said of the drawing and the measurements. */
  words: {
    /** The drawing in a sentence. */
    drawing: string;
    /** "6.8 m". */
    height: string;
    /** "girth 44.6 cm"; left out for a tree too low to be measured there. */
    girth?: string;
    /** What a band of the pole measures, where it is not a metre: (5) → "pole of 5 m". */
    band: (metres: number) => string;
  };
  /** A line each: where it stands, when it was measured. */
  facts: readonly string[];
  /** What it costs, or until when it is somebody's. */
  children: ReactNode;
  /** Somebody else's, and shown for comparison. */
  taken?: boolean;
  /** The level of the name in the page's outline. */
  headingLevel?: 2 | 3;
};

const headings = { 2: 'h2', 3: 'h3' } as const;

/** A tree at its true height beside a person, to be chosen from a shelf: a row on a phone, a sheet from 768 px. */
export function ShelfCard({
  name,
  latinName,
  link,
  words,
  facts,
  children,
  taken = false,
  headingLevel = 2,
  ...tree
}: ShelfCardProps) {
  const Name = headings[headingLevel];
  return (
    <article className={classNames(styles.sheet, styles.focusable)}>
      <div className={styles.art({ taken })}>
        <ShelfDrawing {...tree} label={words.drawing} band={words.band} />
      </div>
      <div className={styles.label}>
        <Name className={styles.name}>{link({ className: styles.link, children: name })}</Name>
        <span className={styles.latin}>
          <LatinName>{latinName}</LatinName>
        </span>
        <span className={styles.facts}>
          <span>
            <span className={styles.height}>{words.height}</span>
            {words.girth !== undefined && ` · ${words.girth}`}
          </span>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </span>
        <div className={styles.foot}>{children}</div>
      </div>
    </article>
  );
}
