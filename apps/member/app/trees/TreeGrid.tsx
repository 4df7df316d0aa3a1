import { Suspense } from 'react';
import type { Tree } from '../data/wire.ts';
import { grid } from './TreeGrid.css.ts';
import { TreeSheet } from './TreeSheet.tsx';

/** As many as a screen shows at once. */
const first = 4;

/** Trees as sheets: a row each on phones, two or three columns beyond. */
export function TreeGrid({ trees, headingLevel = 2 }: { trees: readonly Tree[]; headingLevel?: 2 | 3 }) {
  return (
    <ul className={grid}>
      {trees.map((tree, at) => (
        <li key={tree.id}>
          {/* Each comes to life by itself: a list is long. */}
          <Suspense>
            <TreeSheet tree={tree} headingLevel={headingLevel} isFirst={at < first} />
          </Suspense>
        </li>
      ))}
    </ul>
  );
}
