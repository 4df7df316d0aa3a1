import type { PlateSource } from '../Plate/Drawing.tsx';
import { StandingTree } from '../Sapling/StandingTree.tsx';
import { saplingBelowM } from '../Sapling/sapling-limit.ts';
import { GraphPaper } from './GraphPaper.tsx';
import * as styles from './MeasuredDrawing.css.ts';
import { breastHeightM, frame, measuredScale } from './measured-geometry.ts';
import { Person } from './Person.tsx';

export type MeasuredDrawingProps = {
  /** The tree's height in metres. */
  heightM: number;
  /** The tree's code, which gives it its shape. */
  seed: string;
  /** The figure of its kind, for trees from 3.5 m. */
  figure: PlateSource;
  /** It died, and stands there bare. */
  dead?: boolean | undefined;
  /** The drawing in a sentence. */
  label: string;
  /** What is written in the drawing. */
  words: {
    /** "2.41 m" and "height". */
    height: readonly [figure: string, word: string];
    /** "7.9 cm" and "girth". */
    girth?: readonly [figure: string, word: string];
    /** "1,30": where the girth is taken. */
    breastHeight: string;
    /** "Rahmadi, 1.65 m". */
    person: string;
    /** What a large square measures: (0.5) → "1 kotak = 0,5 m". */
    square: (metres: number) => string;
  };
};

/** A height drawn lower than this leaves no room for its figure. */
const smallestDimension = 36;
/** What letters that reach below their line need above the ground's. */
const clearOfGround = 12;

/** A tree on graph paper with its dimensions, beside a person. */
export function MeasuredDrawing({ heightM, seed, figure, dead, label, words }: MeasuredDrawingProps) {
  const { unitsPerMetre, squareM, top: edge, heightX, left } = measuredScale(heightM);
  const { ground, tree } = frame;
  const top = ground - heightM * unitsPerMetre;
  const breast = ground - breastHeightM * unitsPerMetre;
  // Beside the middle of the line, but on a seedling above the ground.
  const wordY = Math.min((ground + top) / 2 + 16, ground - clearOfGround);
  return (
    <div className={styles.panel({ tall: heightM >= saplingBelowM })} role="img" aria-label={label}>
      <svg
        className={styles.drawing}
        viewBox={`${left} ${edge} ${frame.right - left} ${frame.bottom - edge}`}
        preserveAspectRatio="xMidYMax meet"
        aria-hidden="true"
      >
        <GraphPaper square={squareM * unitsPerMetre} />
        <path className={styles.ground} d={`M-900 ${ground}H1300`} />
        <path
          className={styles.grass}
          d="M40 256q-2-8-5-12M40 256q2-9 5-14M150 256q-2-8-5-12M360 256q2-9 5-14M360 256q-2-7-4-10M270 256q2-7 4-10"
        />
        <StandingTree
          x={tree}
          y={ground}
          unitsPerMetre={unitsPerMetre}
          heightM={heightM}
          seed={seed}
          figure={figure}
          dead={dead}
        />
        <Person x={frame.person} y={ground} unitsPerMetre={unitsPerMetre} />

        <path
          className={styles.dimension}
          d={`M${heightX} ${ground}V${top}m-7 0h14M${heightX - 7} ${ground}h14`}
        />
        <path className={styles.leader} d={`M${heightX + 7} ${top}H${tree - 10}`} />
        <text className={styles.figure} x={heightX - 10} y={wordY - 18} textAnchor="end">
          {words.height[0]}
        </text>
        <text className={styles.remark} x={heightX - 10} y={wordY} textAnchor="end">
          {words.height[1]}
        </text>
        {words.girth && heightM >= breastHeightM && (
          <>
            {ground - breast > smallestDimension && (
              <>
                <path className={styles.dimension} d={`M150 ${ground}V${breast}M144 ${breast}h12`} />
                <path className={styles.leader} d={`M156 ${breast}H${tree - 8}`} />
                <text className={styles.remark} x="146" y={(ground + breast) / 2 + 4} textAnchor="end">
                  {words.breastHeight}
                </text>
              </>
            )}
            <ellipse className={styles.girth} cx={tree + 1} cy={breast} rx="9" ry="3.5" />
            <path className={styles.dimension} d={`M${tree + 10} ${breast - 3}L262 ${breast - 62}H320`} />
            <text className={styles.figure} x="264" y={breast - 68}>
              {words.girth[0]}
            </text>
            <text className={styles.remark} x="264" y={breast - 86}>
              {words.girth[1]}
            </text>
          </>
        )}
        <text className={styles.remark} x={left + 36} y="278">
          {words.square(squareM)}
        </text>
        <text className={styles.remark} x={frame.person} y="278" textAnchor="middle">
          {words.person}
        </text>
      </svg>
    </div>
  );
}
