import { mark, rings } from './RankMark.css.ts';

export type PatronRank = 'gold' | 'platinum' | 'diamond';

/** Radii in a box of 24: a patron's rings grow like a tree's. The innermost is filled. */
const radii: Record<PatronRank, readonly number[]> = {
  gold: [7],
  platinum: [5.6, 8.6],
  diamond: [2.6, 5.6, 8.6],
};

export type RankMarkProps = {
  /** The patron's rank: one, two or three rings. */
  rank: PatronRank;
  /** The word: "Gold patron". */
  children: string;
};

/** A patron's rank: one, two or three rings, and the word. */
export function RankMark({ rank, children }: RankMarkProps) {
  return (
    <span className={mark({ rank })}>
      <svg className={rings} width="18" viewBox="0 0 24 24" aria-hidden="true">
        {radii[rank].map((radius, index) => (
          <circle
            key={radius}
            cx="12"
            cy="12"
            r={radius}
            fill={index === 0 ? 'currentColor' : 'none'}
            fillOpacity={0.28}
            stroke="currentColor"
            strokeWidth="2"
          />
        ))}
      </svg>
      {children}
    </span>
  );
}
