import type { ReactNode } from 'react';
import * as styles from './StatCounters.css.ts';

export type StatCounter = {
  /** Formatted: "3.418", "14.260 ha". */
  value: string;
  /** What is counted. */
  what: string;
  /** How it is counted: the words of the switch and the definition behind it. */
  how: { summary: string; definition: ReactNode };
};

export type StatCountersProps = { counters: readonly StatCounter[]; tone?: 'paper' | 'forest' };

/** Figures, each with its definition one tap away. */
export function StatCounters({ counters, tone = 'paper' }: StatCountersProps) {
  return (
    <dl className={styles.grid}>
      {counters.map(({ value, what, how }) => (
        <div key={what} className={styles.item({ tone })}>
          <dt className={styles.what({ tone })}>{what}</dt>
          <dd className={styles.value({ tone })}>{value}</dd>
          <dd className={styles.how({ tone })}>
            <details>
              <summary className={styles.summary}>{how.summary}</summary>
              <span className={styles.explanation}>{how.definition}</span>
            </details>
          </dd>
        </div>
      ))}
    </dl>
  );
}
