import { Graph, layout, type Point } from '@dagrejs/dagre';
import type { Arrow } from './machine.ts';

/** Of bold words, and of others. */
const letter = { name: 7, event: 6.2 };
const line = 16;
const room = { width: 20, height: 20 };

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
  /** The middle of its words, which stand beside it. */
  readonly x: number;
  readonly y: number;
}

const sizeOf = (lines: readonly string[], letterWidth: number) => ({
  width: Math.max(...lines.map(({ length }) => length)) * letterWidth,
  height: lines.length * line,
});

function stateSize(name: string) {
  const { width, height } = sizeOf([name], letter.name);
  return { width: width + room.width, height: height + room.height };
}

/** A place for each state and each arrow, downwards or to the right, whichever is less wide. */
export function place(arrows: readonly Arrow[]) {
  const [down, right] = [placeTowards('TB', arrows), placeTowards('LR', arrows)];
  return right.width < down.width ? right : down;
}

/** Arrows between the same two states share one line. */
function placeTowards(rankdir: 'TB' | 'LR', arrows: readonly Arrow[]) {
  const graph = new Graph({ multigraph: false });
  graph.setGraph({ rankdir, nodesep: 20, ranksep: 24, edgesep: 16, marginx: 12, marginy: 8 });
  graph.setDefaultEdgeLabel(() => ({}));
  const names = new Set(arrows.flatMap(({ from, to }) => [from, to]));
  for (const name of names) graph.setNode(name, stateSize(name));
  const lines = Map.groupBy(arrows, ({ from, to }) => `${from} → ${to}`);
  for (const group of lines.values()) {
    const [first] = group;
    if (!first) continue;
    const events = group.map(({ event }) => event);
    graph.setEdge(first.from, first.to, {
      ...sizeOf(events, letter.event),
      labelpos: 'r',
      labeloffset: 4,
    });
  }
  layout(graph);

  const states: PlacedState[] = [...names].map((name) => {
    const { x = 0, y = 0, width = 0, height = 0 } = graph.node(name);
    return { name, x, y, width, height };
  });
  const placed: PlacedArrow[] = [...lines].flatMap(([key, group]) => {
    const [first] = group;
    if (!first) return [];
    const { points = [], x = 0, y = 0, width = 0, height = 0 } = graph.edge(first.from, first.to);
    const axis = rankdir === 'TB' ? 'y' : 'x';
    // Some arrows lead back.
    const half = (axis === 'y' ? height : width) / 2;
    const ahead = (points[0]?.[axis] ?? 0) < (points.at(-1)?.[axis] ?? 0) ? half : -half;
    const middle = { x, y }[axis];
    const path = points
      .flatMap((point: Point) => {
        // Straight past its words, so that it does not run through them.
        if (Math.abs(point[axis] - middle) >= 1) return [point];
        return [-ahead, ahead].map((by) => ({ ...point, [axis]: point[axis] + by }));
      })
      .map((point: Point, at: number) => `${at === 0 ? 'M' : 'L'}${point.x} ${point.y}`)
      .join('');
    return [{ key, events: group.map(({ event }) => event), path, x, y }];
  });
  const { width = 0, height = 0 } = graph.graph();
  return { width, height, states, arrows: placed };
}
