import { late } from '@rimba/shell';
import { CarbonMethod } from '@rimba/tree';
import { Stack } from '@rimba/ui';
import type { Tree } from '../../../data/wire.ts';
import { WhenNear } from '../../../frame/WhenNear.tsx';
import { TreeGridSkeleton } from '../../../trees/TreeGridSkeleton.tsx';
import { Adoptions } from './Adoptions.tsx';
import { Identity } from './Identity.tsx';
import { LifeLine } from './LifeLine.tsx';
import { MeasuringMethod } from './MeasuringMethod.tsx';
import { WhereItStands } from './WhereItStands.tsx';

const OtherTrees = late(() => import('./OtherTrees.tsx'));

/** What is told of a tree below the first screen: its life, who stood by it, where it stands. */
export default function Rest({ tree }: { tree: Tree }) {
  const { kelompokKomunitas: community } = tree;
  return (
    <Stack gap={6}>
      <LifeLine tree={tree} />
      <Adoptions tree={tree} />
      <WhereItStands tree={tree} />
      <Identity tree={tree} />
      <div>
        <MeasuringMethod />
        <CarbonMethod />
      </div>
      {community && (
        <WhenNear meanwhile={<TreeGridSkeleton count={3} />}>
          <OtherTrees tree={tree} communityId={community.id} />
        </WhenNear>
      )}
    </Stack>
  );
}
