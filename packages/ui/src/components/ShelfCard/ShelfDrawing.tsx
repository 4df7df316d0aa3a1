import { Person } from '../MeasuredDrawing/Person.tsx';
import type { PlateSource } from '../Plate/Drawing.tsx';
import { StandingTree } from '../Sapling/StandingTree.tsx';
import * as styles from './ShelfCard.css.ts';
import { shelfScale, stage } from './shelf-scale.ts';

export type ShelfDrawingProps = {
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
  /** What a band of the pole measures, said where it is not the usual metre: (5) → "pole of 5 m". */
  band: (metres: number) => string;
};

/** A tree between a person and a measuring pole, all at one scale: it fills the place that it is given, which is `relative`. */
export function ShelfDrawing({ heightM, seed, figure, dead, label, band: bandWords }: ShelfDrawingProps) {
  const { unitsPerMetre, bandM, bands } = shelfScale(heightM);
  const band = bandM * unitsPerMetre;
  const { ground, pole } = stage;
  // The lines go on over the drawing, however wide its frame is.
  const lines = Array.from({ length: Math.floor(ground / band) }, (_, line) => ground - (line + 1) * band);
  return (
    <>
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${stage.width} ${stage.height}`}
        preserveAspectRatio="xMidYMax meet"
        role="img"
        aria-label={label}
      >
        <path className={styles.level} d={lines.map((y) => `M-300 ${y}H500`).join('')} />
        <StandingTree
          x={stage.tree}
          y={ground}
          unitsPerMetre={unitsPerMetre}
          heightM={heightM}
          seed={seed}
          figure={figure}
          dead={dead}
        />
        <Person x={stage.person} y={ground} unitsPerMetre={unitsPerMetre} />
        {Array.from({ length: bands }, (_, place) => ground - (place + 1) * band).map((y, place) => (
          <rect
            key={y}
            className={place % 2 === 0 ? styles.darkBand : styles.lightBand}
            x={pole}
            y={y}
            width={7}
            height={band}
          />
        ))}
        <path className={styles.soil} d={`M-300 ${ground}H500v40H-300z`} />
        <path className={styles.ground} d={`M-300 ${ground}H500`} />
      </svg>
      {bandM !== 1 && <span className={styles.band}>{bandWords(bandM)}</span>}
    </>
  );
}
