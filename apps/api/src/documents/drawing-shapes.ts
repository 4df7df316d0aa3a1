import { readFileSync } from 'node:fs';
import { drawingFor, motif } from '@rimba/drawings';
import { drawingPath } from '@rimba/drawings/server';
import { LRUCache } from 'lru-cache';

export type Shape = { d: string; fill: string; stroke: string; width: number };
export type Shapes = { viewBox: string; shapes: Shape[] };

const known = new LRUCache<string, Shapes>({ max: 200, memoMethod: read });

/** The leaf of a species, in the plain colours of paper. */
export const leafShapes = (latinName: string): Shapes => known.memo(drawingFor(latinName, 'leaf').url);

/** The sheet of contour lines, 1560 by 840 units. */
export const contourShapes = (): Shapes => known.memo(motif('contours').url);

/** A baked drawing as its paths; our generator writes nothing else, so nothing else is read. */
function read(url: string): Shapes {
  const svg = readFileSync(drawingPath(url, 'light'), 'utf8');
  const root = attributes(/<svg([^>]*)>/.exec(svg)?.[1] ?? '');
  const shapes = [...svg.matchAll(/<path([^>]*)\/>/g)].map(([, text = '']): Shape => {
    const own = attributes(text);
    return {
      d: own.d ?? '',
      fill: own.fill ?? 'none',
      stroke: root.stroke ?? 'none',
      width: Number(own['stroke-width'] ?? 0),
    };
  });
  return { viewBox: root.viewBox ?? '0 0 1 1', shapes };
}

const attributes = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value ?? '']));
