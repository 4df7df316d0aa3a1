import type { ReactNode } from 'react';
import * as styles from './StatCounters.css.ts';

export type StatCounter = {
  /** Formatted: "3,418", "14,260 ha". */
  value: string;
  /** What is counted. */
  what: string;
  /** How it is counted. */
  definition: ReactNode;
};

export type StatCountersProps = {
  /** The numbers, in the order shown. */
  counters: readonly StatCounter[];
  /** The words that open the definitions. */
  meaning: string;
  /** The ground they stand on: paper, or the dark green of a section. */
  tone?: 'paper' | 'forest';
};

/** Figures, and one tap away what each of them means. */
export function StatCounters({ counters, meaning, tone = 'paper' }: StatCountersProps) {
  return (
    <div className={styles.counters}>
      <dl className={styles.grid}>
        {counters.map(({ value, what }) => (
          <div key={what} className={styles.item({ tone })}>
            <dt className={styles.what({ tone })}>{what}</dt>
            <dd className={styles.value({ tone })}>{value}</dd>
          </div>
        ))}
      </dl>
      <details className={styles.how({ tone })}>
        <summary className={styles.summary}>{meaning}</summary>
        <dl className={styles.meanings}>
          {counters.map(({ what, definition }) => (
            <div key={what}>
              <dt className={styles.meant}>{what}</dt>
              <dd>{definition}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}
