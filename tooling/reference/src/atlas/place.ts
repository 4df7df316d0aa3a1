import { Graph, layout, type Point } from '@dagrejs/dagre';
import type { Arrow } from './machine.ts';

const letter = 7.2;
const line = 16;
const room = { width: 24, height: 24 };

export interface PlacedState {
  readonly name: string;
  /** Middle, in units of the drawing. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface PlacedArrow {
  readonly key: string;
  readonly events: readonly string[];
  /** An SVG path. */
  readonly path: string;
  readonly x: number;
  readonly y: number;
}

const sizeOf = (lines: readonly string[]) => ({
  width: Math.max(...lines.map(({ length }) => length)) * letter + room.width,
  height: lines.length * line + room.height,
});

/** A place for each state and each arrow, downwards or to the right, whichever is less wide. */
export function place(arrows: readonly Arrow[]) {
  const [down, right] = [placeTowards('TB', arrows), placeTowards('LR', arrows)];
  return right.width < down.width ? right : down;
}

/** Arrows between the same two states share one line. */
function placeTowards(rankdir: 'TB' | 'LR', arrows: readonly Arrow[]) {
  const graph = new Graph({ multigraph: false });
  graph.setGraph({ rankdir, nodesep: 24, ranksep: 40, edgesep: 24, marginx: 16, marginy: 16 });
  graph.setDefaultEdgeLabel(() => ({}));
  const names = new Set(arrows.flatMap(({ from, to }) => [from, to]));
  for (const name of names) graph.setNode(name, { ...sizeOf([name]) });
  const lines = Map.groupBy(arrows, ({ from, to }) => `${from} → ${to}`);
  for (const group of lines.values()) {
    const [first] = group;
    if (!first) continue;
    const events = group.map(({ event }) => event);
    graph.setEdge(first.from, first.to, { ...sizeOf(events), labelpos: 'c' });
  }
  layout(graph);

  const states: PlacedState[] = [...names].map((name) => {
    const { x = 0, y = 0, width = 0, height = 0 } = graph.node(name);
    return { name, x, y, width, height };
  });
  const placed: PlacedArrow[] = [...lines].flatMap(([key, group]) => {
    const [first] = group;
    if (!first) return [];
    const { points = [], x = 0, y = 0 } = graph.edge(first.from, first.to);
    const path = points
      .map((point: Point, at: number) => `${at === 0 ? 'M' : 'L'}${point.x} ${point.y}`)
      .join('');
    return [{ key, events: group.map(({ event }) => event), path, x, y }];
  });
  const { width = 0, height = 0 } = graph.graph();
  return { width, height, states, arrows: placed };
}
