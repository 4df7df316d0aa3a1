import { PageTitle } from '@rimba/shell';
import { Stack } from '@rimba/ui';
import type { Tree } from '../../../data/wire.ts';
import { WhenNear } from '../../../frame/WhenNear.tsx';
import { TreeGridSkeleton } from '../../../trees/TreeGridSkeleton.tsx';
import { Adoptions } from './Adoptions.tsx';
import { CarbonMethod } from './CarbonMethod.tsx';
import * as styles from './detail.css.ts';
import { Gallery } from './Gallery.tsx';
import { Identity } from './Identity.tsx';
import { LifeLine } from './LifeLine.tsx';
import { Measures } from './Measures.tsx';
import { MeasuringMethod } from './MeasuringMethod.tsx';
import { OtherTrees } from './OtherTrees.tsx';
import { Place } from './Place.tsx';
import { TreeHead } from './TreeHead.tsx';

export function TreePage({ tree }: { tree: Tree }) {
  const { kelompokKomunitas: group } = tree;
  return (
    <div className={styles.page}>
      <PageTitle>{`${tree.treeName}, ${tree.code}`}</PageTitle>
      <Gallery tree={tree} />
      <div className={styles.aside}>
        <TreeHead tree={tree} />
      </div>
      <Stack gap={6}>
        <Measures tree={tree} />
        <LifeLine tree={tree} />
        <Adoptions adoptions={tree.adoptions ?? []} />
        <Place tree={tree} />
        <Identity tree={tree} />
        <div>
          <MeasuringMethod />
          <CarbonMethod />
        </div>
        {group && (
          <WhenNear meanwhile={<TreeGridSkeleton count={3} />}>
            <OtherTrees tree={tree} groupId={group.id} />
          </WhenNear>
        )}
      </Stack>
    </div>
  );
}
