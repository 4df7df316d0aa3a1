import { useLayoutEffect, useRef } from 'react';
import { scrollRegion } from '../../styles/accessibility.ts';
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
  /** Those of the reader's own first: they stand at its right and left in turn. */
  neighbours: readonly PlacedTree[];
  /** The name on the tree's tag. */
  tag: string;
};

/** One tree in its place among its neighbours, all at one scale, with a person of 1.65 m. A line leads from each own tree to the one tag over their middle. Neighbours are cut at the window's edges; where own trees would be, it scrolls sideways. */
export function TreePlace({ label, tree, neighbours, tag }: TreePlaceProps) {
  const { unitsPerMetre, lines, placed, treeX, personX, left, right, seen } = placeLayout(tree, neighbours);
  const place = useRef<HTMLDivElement>(null);
  // Where it scrolls it opens with its middle, also when neighbours that come later change its scale.
  useLayoutEffect(() => {
    if (place.current) place.current.scrollLeft = (seen - place.current.clientWidth) / 2;
  }, [seen]);
  const tagged = [{ tree, x: treeX }, ...placed.filter((one) => one.tree.own)].map((one) => ({
    x: one.x,
    top: Math.round(stage.ground - one.tree.heightM * unitsPerMetre),
  }));
  return (
    <div className={styles.place} ref={place} {...(seen > 0 && scrollRegion(label))}>
      <svg className={styles.room} width={seen} height={stage.height} aria-hidden="true" />
      <div className={styles.scene}>
        <svg
          className={styles.drawing}
          viewBox={`0 0 ${stage.width} ${stage.height}`}
          role="img"
          aria-label={label}
        >
          {lines.map((y) => (
            <path key={y} className={styles.line} d={`M${left} ${y}H${right}`} />
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
              x={treeX}
              y={stage.ground}
              unitsPerMetre={unitsPerMetre}
              heightM={tree.heightM}
              seed={tree.code}
              figure={tree.figure}
            />
          </g>
          <path className={styles.ground} d={tagLine(tagged)} />
          <path className={styles.ground} d={`M${left} ${stage.ground}H${right}`} />
        </svg>
        <span className={styles.tag}>{tag}</span>
      </div>
    </div>
  );
}
