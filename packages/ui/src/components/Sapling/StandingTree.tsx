import type { PlateSource } from '../Plate/Drawing.tsx';
import { bare } from './Sapling.css.ts';
import { Sapling } from './Sapling.tsx';
import { saplingBelowM } from './sapling-limit.ts';

/** The figures are 100 of 106 units high, their foot at 60,105 of a box 120 wide. */
const box = { width: 1.2, height: 1.06, footX: 0.6, footY: 1.05 };

export type StandingTreeProps = {
  /** Where its foot stands in the drawing, in units from the left. */
  x: number;
  /** Where its foot stands in the drawing, in units from the top. */
  y: number;
  unitsPerMetre: number;
  /** How high it is, in metres. */
  heightM: number;
  /** The tree's code. */
  seed: string;
  /** The figure of its kind, for trees that have outgrown the sapling. */
  figure: PlateSource;
  /** It stands there bare. */
  dead?: boolean | undefined;
};

/** A tree at its height inside an SVG, its foot at x, y. */
export function StandingTree({
  x,
  y,
  unitsPerMetre,
  heightM,
  seed,
  figure,
  dead = false,
}: StandingTreeProps) {
  if (heightM < saplingBelowM)
    return <Sapling x={x} y={y} scale={unitsPerMetre} heightM={heightM} seed={seed} dead={dead} />;
  const h = heightM * unitsPerMetre;
  return (
    <use
      className={dead ? bare : undefined}
      href={`${figure.url}#${figure.id}`}
      x={x - h * box.footX}
      y={y - h * box.footY}
      width={h * box.width}
      height={h * box.height}
    />
  );
}
