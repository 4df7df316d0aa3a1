import { useTranslation } from '@rimba/i18n/react';
import { Button, Grid, PageSection, Text } from '@rimba/ui';
import type { Community } from '../../communities/community.ts';
import { ChooseLink } from '../../frame/ChooseLink.tsx';
import { SectionFailed } from '../../frame/SectionFailed.tsx';
import { SheetToChoose, type Tree } from '../../trees/SheetToChoose.tsx';

interface CommunityTreesProps {
  community: Pick<Community, 'id' | 'treeCounts'>;
  /** Some of its trees that may be adopted; null where they could not be had. */
  ready: readonly Tree[] | null;
}

export function CommunityTrees({ community: { id, treeCounts }, ready }: CommunityTreesProps) {
  const { t } = useTranslation('communities');
  return (
    <PageSection
      heading={t('detail.trees')}
      aside={
        ready?.length !== 0 && (
          <span>
            <Button asChild>
              <ChooseLink community={id}>{t('detail.adopt')}</ChooseLink>
            </Button>
          </span>
        )
      }
    >
      {ready === null && <SectionFailed />}
      {ready?.length === 0 && (
        <Text>{t(treeCounts.total === 0 ? 'detail.treesEmpty' : 'detail.treesNoneReady')}</Text>
      )}
      <Grid tablet={2} desktop={3}>
        {ready?.map((tree) => (
          <SheetToChoose key={tree.id} tree={tree} />
        ))}
      </Grid>
    </PageSection>
  );
}
