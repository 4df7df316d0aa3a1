import { useTranslation } from '@rimba/i18n/react';
import { Button, Grid, PageSection, Text } from '@rimba/ui';
import { ChooseLink } from '../../frame/ChooseLink.tsx';
import { SectionFailed } from '../../frame/SectionFailed.tsx';
import { type Tree, TreeSheet } from '../../trees/TreeSheet.tsx';

export function GroupTrees({ trees, group }: { trees: readonly Tree[] | null; group: number }) {
  const { t } = useTranslation('communities');
  return (
    <PageSection
      heading={t('detail.trees')}
      aside={
        <span>
          <Button asChild>
            <ChooseLink group={group}>{t('detail.adopt')}</ChooseLink>
          </Button>
        </span>
      }
    >
      {trees === null && <SectionFailed />}
      {trees?.length === 0 && <Text>{t('detail.treesEmpty')}</Text>}
      <Grid tablet={2} desktop={3}>
        {trees?.map((tree) => (
          <TreeSheet key={tree.id} tree={tree} />
        ))}
      </Grid>
    </PageSection>
  );
}
