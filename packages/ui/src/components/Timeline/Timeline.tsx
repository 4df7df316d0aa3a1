import type { ReactNode } from 'react';
import * as styles from './Timeline.css.ts';

/** Hollow, filled, dashed, square, and filled in the colour of an end. */
export type TimelineKind = 'past' | 'latest' | 'expected' | 'first' | 'ended';

export type TimelineEntry = {
  id: string;
  kind: TimelineKind;
  /** Date and figures: "22 Sept 2026 · 2.41 m · 7.9 cm". */
  title: ReactNode;
  /** What a person in the field wrote. */
  quote?: string;
  /** BCP 47 tag of the quote's language, where it is not the page's. */
  quoteLang?: string;
  /** Who, how many photos; or what it means. */
  detail?: ReactNode;
};

/** Events from the newest down: the life line of a tree, or the course of a transaction. */
export function Timeline({
  entries,
  label,
}: {
  /** The entries, in the order shown. */
  entries: readonly TimelineEntry[];
  /** What the line is about, for screen readers: "History of the tree". */
  label: string;
}) {
  return (
    <ol className={styles.list} aria-label={label}>
      {entries.map((entry) => (
        <li key={entry.id} className={styles.entry({ kind: entry.kind })}>
          <span className={styles.title}>{entry.title}</span>
          {entry.quote !== undefined && (
            <q className={styles.quote} lang={entry.quoteLang}>
              {entry.quote}
            </q>
          )}
          {entry.detail !== undefined && <span className={styles.detail}>{entry.detail}</span>}
        </li>
      ))}
    </ol>
  );
}
