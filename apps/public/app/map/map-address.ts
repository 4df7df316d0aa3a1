import { type MapView, readView, writeView } from '@rimba/map/engine';
import { wholeNumber } from '@rimba/paths';
import { mapMark } from './map-mark.ts';

/** What the open map shows. It stands behind the address's `#`, so that the way back from a tree leads to it. */
export interface OpenMap {
  readonly view: MapView | undefined;
  /** What is looked for. */
  readonly words: string;
  /** Id of the tree whose sheet is open. */
  readonly tree: number | undefined;
}

/** Reads it; what is not understood counts as not said. */
export function readOpenMap(hash: string): OpenMap {
  const said = new URLSearchParams(hash.startsWith(mapMark) ? hash.slice(mapMark.length + 1) : '');
  return {
    view: readView(said.get('view')),
    words: said.get('q') ?? '',
    tree: wholeNumber(said.get('tree')),
  };
}

export function writeOpenMap({ view, words, tree }: OpenMap): string {
  const said = new URLSearchParams({
    ...(view && { view: writeView(view) }),
    ...(words !== '' && { q: words }),
    ...(tree !== undefined && { tree: String(tree) }),
  });
  return said.size === 0 ? mapMark : `${mapMark}?${said}`;
}
