import { Person } from '../MeasuredDrawing/Person.tsx';
import type { PlateSource } from '../Plate/Drawing.tsx';
import { StandingTree } from '../Sapling/StandingTree.tsx';
import { placeLayout, stage, tagLine } from './place-layout.ts';
import * as styles from './TreePlace.css.ts';

export type PlacedTree = {
  /** Its code, which gives it its shape. */
  code: string;
  heightM: number;
  figure: PlateSource;
  /** The reader's too, and under the same tag; the others are pale. */
  own?: boolean;
};

export type TreePlaceProps = {
  /** The drawing in a sentence. */
  label: string;
  /** The tree that it is about. */
  tree: PlacedTree;
  /** Those of the reader's own first. */
  neighbours: readonly PlacedTree[];
  /** The name on the tree's tag. */
  tag: string;
};

/** One tree in its place among its neighbours, all at one scale, with a person of 1.65 m; cut at the window's edges. A line leads from each own tree to the one tag. */
export function TreePlace({ label, tree, neighbours, tag }: TreePlaceProps) {
  const { unitsPerMetre, lines, placed, personX } = placeLayout(tree, neighbours);
  const topOf = ({ heightM }: PlacedTree) => Math.round(stage.ground - heightM * unitsPerMetre);
  const tagged = placed.filter((one) => one.tree.own).map((one) => ({ x: one.x, top: topOf(one.tree) }));
  return (
    <div className={styles.place}>
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${stage.width} ${stage.height}`}
        role="img"
        aria-label={label}
      >
        {lines.map((y) => (
          <path key={y} className={styles.line} d={`M0 ${y}H${stage.width}`} />
        ))}
        {placed.map(({ tree: neighbour, x }) => (
          <g key={neighbour.code} className={neighbour.own ? undefined : styles.pale}>
            <StandingTree
              x={x}
              y={stage.ground}
              unitsPerMetre={unitsPerMetre}
              heightM={neighbour.heightM}
              seed={neighbour.code}
              figure={neighbour.figure}
            />
          </g>
        ))}
        <Person x={personX} y={stage.ground} unitsPerMetre={unitsPerMetre} />
        <g className={styles.arriving}>
          <StandingTree
            x={stage.middle}
            y={stage.ground}
            unitsPerMetre={unitsPerMetre}
            heightM={tree.heightM}
            seed={tree.code}
            figure={tree.figure}
          />
        </g>
        <path className={styles.ground} d={tagLine({ top: topOf(tree) }, tagged)} />
        <path className={styles.ground} d={`M0 ${stage.ground}H${stage.width}`} />
      </svg>
      <span className={styles.tag}>{tag}</span>
    </div>
  );
}
