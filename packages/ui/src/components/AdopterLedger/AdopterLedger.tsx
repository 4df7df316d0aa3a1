import type { ReactNode } from 'react';
import { type PatronRank, RankMark } from '../RankMark/RankMark.tsx';
import * as styles from './AdopterLedger.css.ts';

export type LedgerEntry = {
  id: string | number;
  position: number;
  /** Exactly as its owner chose to be shown. */
  name: string;
  rank?: { rank: PatronRank; word: string };
  /** "214 trees". */
  amount: string;
};

export type AdopterLedgerProps = {
  /** What the list is called, for screen readers: "Most adopted this year". */
  label: string;
  /** The lines, the first place first. */
  entries: readonly LedgerEntry[];
  /** Under the lines: a link to the rest. */
  foot?: ReactNode;
};

/** Adopters by the number of their trees, as lines in a book and not as a podium. */
export function AdopterLedger({ label, entries, foot }: AdopterLedgerProps) {
  return (
    <div>
      <ol className={styles.ledger} aria-label={label}>
        {entries.map(({ id, position, name, rank, amount }) => (
          <li key={id} className={styles.row}>
            <span className={styles.position}>{position}</span>
            <span className={styles.name}>{name}</span>
            {rank && (
              <span className={styles.rank}>
                <RankMark rank={rank.rank}>{rank.word}</RankMark>
              </span>
            )}
            <span className={styles.amount}>{amount}</span>
          </li>
        ))}
      </ol>
      {foot !== undefined && <div className={styles.foot}>{foot}</div>}
    </div>
  );
}
