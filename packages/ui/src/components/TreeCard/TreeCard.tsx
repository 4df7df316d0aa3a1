import type { ReactNode } from 'react';
import { classNames } from '../../styles/class-names.ts';
import { MeasurePole } from '../MeasurePole/MeasurePole.tsx';
import type { PlateSource } from '../Plate/Drawing.tsx';
import { Plate, type PlateProps } from '../Plate/Plate.tsx';
import { StatusMark } from '../StatusMark/StatusMark.tsx';
import type { TreeStatus } from '../StatusMark/status-strokes.ts';
import { LatinName } from '../Text/LatinName.tsx';
import { TreeCode } from '../TreeTag/TreeTag.tsx';
import { BookmarkButton, type BookmarkButtonProps } from './BookmarkButton.tsx';
import * as styles from './TreeCard.css.ts';

/** Wraps the name in the app's own link: `(link) => <Link to={…} {...link} />`. */
export type RenderLink = (link: { className: string; children: ReactNode }) => ReactNode;

export type TreeCardProps = {
  /** The local name, which is the heading. */
  name: string;
  /** The species in Latin. */
  latinName: string;
  /** The drawing of the species. */
  drawing: PlateSource;
  /** See `Plate`: `lazy` for the cards of a long list. */
  loading?: PlateProps['loading'];
  /** The tree's height in metres, for the pole beside the drawing. */
  heightM: number;
  /** Short facts in words: "6.8 m", "Ø 14.2 cm", "Arut Selatan". */
  facts: readonly string[];
  /** The tree's code: "KB-AS-2023-000081". */
  code: string;
  /** The tree's state: it chooses the mark's shape and colour, and how the drawing is coloured. */
  status: TreeStatus;
  /** It died: drawn as a line, whatever its state. */
  dead?: boolean;
  /** The status in a word. */
  statusWord: string;
  /** A line under the status: "surveyed 12 days ago", "released 14:32 WIB", or a mark that it is chosen. */
  note?: ReactNode;
  /** Gives the link around the name, with the class and words it receives. */
  link: RenderLink;
  /** Left out where nothing can be saved. */
  bookmark?: BookmarkButtonProps;
  /** The level of the name in the page's outline. */
  headingLevel?: 2 | 3 | 4;
};

const washes: Record<TreeStatus, NonNullable<PlateProps['wash']>> = {
  ready_to_adopt: 'full',
  active: 'full',
  pending: 'half',
  adopted: 'deep',
  inactive: 'none',
};

const headings = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;

/** A tree as a herbarium sheet: a row on a phone, a column from 768 px. One link and at most one other target. */
export function TreeCard({
  name,
  latinName,
  drawing,
  loading = 'eager',
  heightM,
  facts,
  code,
  status,
  dead = false,
  statusWord,
  note,
  link,
  bookmark,
  headingLevel = 3,
}: TreeCardProps) {
  const Name = headings[headingLevel];
  const look = dead ? 'inactive' : status;
  return (
    <article className={classNames(styles.sheet({ ghost: look === 'inactive' }), styles.focusable)}>
      <div className={styles.art}>
        <div className={styles.plate}>
          <Plate of={drawing} wash={washes[look]} loading={loading} />
        </div>
        <div className={styles.pole}>
          <MeasurePole heightM={heightM} />
        </div>
      </div>
      <div className={styles.label}>
        <Name className={styles.name}>{link({ className: styles.link, children: name })}</Name>
        <span className={styles.latin}>
          <LatinName>{latinName}</LatinName>
        </span>
        <span className={styles.facts}>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </span>
        <TreeCode>{code}</TreeCode>
        <div className={styles.foot}>
          <StatusMark status={status}>{statusWord}</StatusMark>
          {note !== undefined && <div className={styles.note}>{note}</div>}
        </div>
      </div>
      {bookmark && (
        <div className={styles.corner}>
          <BookmarkButton {...bookmark} />
        </div>
      )}
    </article>
  );
}
