import { Suspense } from 'react';
import type { Tree } from '../data/wire.ts';
import { SheetToSave } from './SheetToSave.tsx';
import { grid } from './TreeGrid.css.ts';

/** As many as a screen shows at once. */
const first = 4;

interface TreeGridProps {
  trees: readonly Tree[];
  headingLevel?: 2 | 3;
  /** Ids of those that wait at the checkout. */
  chosen?: readonly number[];
  /** What the addresses of the trees end in, where others wait at the checkout. */
  beside?: string;
}

/** Trees as sheets: a row each on phones, two or three columns beyond. */
export function TreeGrid({ trees, headingLevel = 2, chosen = [], beside = '' }: TreeGridProps) {
  return (
    <ul className={grid}>
      {trees.map((tree, at) => (
        <li key={tree.id}>
          {/* Each comes to life by itself: a list is long. */}
          <Suspense>
            <SheetToSave
              tree={tree}
              headingLevel={headingLevel}
              isFirst={at < first}
              isChosen={chosen.includes(tree.id)}
              beside={beside}
            />
          </Suspense>
        </li>
      ))}
    </ul>
  );
}
