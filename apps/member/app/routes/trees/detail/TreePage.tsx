import { late, PageTitle } from '@rimba/shell';
import { Skeleton, Stack } from '@rimba/ui';
import { memo, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import type { Tree } from '../../../data/wire.ts';
import { Gallery } from './Gallery.tsx';
import { Measures } from './Measures.tsx';
import { TreeHead } from './TreeHead.tsx';
import * as styles from './tree-detail.css.ts';

// For those who come from the checkout for one more.
const OthersWait = late(() => import('./OthersWait.tsx'));
// Below the first screen: what stands above lives before it.
const Rest = late(() => import('./Rest.tsx'));

export const TreePage = memo(function TreePage({ tree }: { tree: Tree }) {
  const [params] = useSearchParams();
  return (
    <Stack gap={5}>
      <PageTitle>{`${tree.treeName}, ${tree.code}`}</PageTitle>
      {params.has('trees') && (
        <Suspense>
          <OthersWait tree={tree} />
        </Suspense>
      )}
      <div className={styles.page}>
        {/* Comes to life by itself, after what it stands beside: its tabs take as long as all the rest. */}
        <Suspense>
          <Gallery tree={tree} />
        </Suspense>
        <div className={styles.aside}>
          <TreeHead tree={tree} />
        </div>
        <Stack gap={6}>
          <Measures tree={tree} />
          <Suspense fallback={<Skeleton shape="tall" />}>
            <Rest tree={tree} />
          </Suspense>
        </Stack>
      </div>
    </Stack>
  );
});
