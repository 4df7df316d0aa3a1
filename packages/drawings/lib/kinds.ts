import type { Plate } from './pen.ts';

type OptionsOf<Draw> = Draw extends (pl: Plate, options: infer Options) => void
  ? unknown extends Options
    ? object
    : Options
  : never;
/** The kinds of a table that draws them, each with its options. */
export type KindsOf<Table> = { [K in keyof Table]: OptionsOf<Table[K]> };
/** One of them, as a species names it. */
export type OneOf<Table> = { [K in keyof Table]: { kind: K } & OptionsOf<Table[K]> }[keyof Table];

type Drawers<Kinds> = { [K in keyof Kinds]: (pl: Plate, options: Kinds[K]) => void };

/** Draws one of its kind. */
export const drawKind = <Kinds, K extends keyof Kinds>(
  drawers: Drawers<Kinds>,
  kind: K,
  pl: Plate,
  options: Kinds[K],
): void => drawers[kind](pl, options);
