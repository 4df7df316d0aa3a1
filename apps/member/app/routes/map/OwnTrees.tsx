import { useTranslation } from '@rimba/i18n/react';
import { PageLink, QueryFailed } from '@rimba/shell';
import { Heading, Link, Skeleton, SkeletonGroup, Stack, Text } from '@rimba/ui';
import type { Tree } from '../../data/wire.ts';
import type { ForestInTerm } from '../../trees/use-forest.ts';
import { TreeLines } from './TreeLines.tsx';

interface OwnTreesProps {
  forest: ForestInTerm;
  selected: number | undefined;
  onTree: (tree: Tree) => void;
}

/** The reader's own trees, wherever the map stands. */
export function OwnTrees({ forest, selected, onTree }: OwnTreesProps) {
  const { t } = useTranslation(['map', 'common']);
  return (
    <Stack gap={2} as="section" aria-labelledby="map-own">
      <Heading level={2} size="h4" id="map-own">
        {t('map:list.mine')}
      </Heading>
      {forest.state === 'loading' && (
        <SkeletonGroup label={t('common:loading.data')}>
          <Skeleton shape="block" />
        </SkeletonGroup>
      )}
      {forest.state === 'failed' && <QueryFailed error={forest.error} onRetry={forest.retry} />}
      {forest.state === 'known' && forest.trees.length === 0 && (
        <Text>
          {t('map:list.noneMine')}{' '}
          <Link asChild>
            <PageLink to={{ page: 'trees', suffix: '?status=ready_to_adopt' }}>
              {t('map:list.choose')}
            </PageLink>
          </Link>
        </Text>
      )}
      {forest.state === 'known' && <TreeLines trees={forest.trees} selected={selected} onTree={onTree} />}
    </Stack>
  );
}
