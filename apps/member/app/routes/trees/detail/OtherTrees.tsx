import { useTranslation } from '@rimba/i18n/react';
import { Section } from '@rimba/shell';
import { useInfiniteQuery } from '@tanstack/react-query';
import { readyTreesOfCommunityQuery } from '../../../data/trees.ts';
import type { Tree } from '../../../data/wire.ts';
import { TreeGrid } from '../../../trees/TreeGrid.tsx';
import { TreeGridSkeleton } from '../../../trees/TreeGridSkeleton.tsx';

const shown = 3;

interface OtherTreesProps {
  tree: Tree;
  communityId: number;
}

/** Trees of the same community that are still free. The page does without them where there are none. Loaded when the reader comes near. */
export default function OtherTrees({ tree, communityId }: OtherTreesProps) {
  const { t } = useTranslation('trees');
  // One more than shown: the tree itself may be among them.
  const list = useInfiniteQuery(readyTreesOfCommunityQuery(communityId, shown + 1));
  const others = list.data?.pages
    .flatMap(({ data }) => data)
    .filter(({ id }) => id !== tree.id)
    .slice(0, shown);
  if (list.isError || others?.length === 0) return null;
  const free = tree.status === 'ready_to_adopt';
  return (
    <Section title={free ? t('detail.fromSameGroup') : t('detail.similar')}>
      {others ? <TreeGrid trees={others} headingLevel={3} /> : <TreeGridSkeleton count={shown} />}
    </Section>
  );
}
