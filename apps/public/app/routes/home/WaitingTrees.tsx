import { useTranslation } from '@rimba/i18n/react';
import { Button, Grid, PageSection, Text } from '@rimba/ui';
import { ChooseLink } from '../../frame/ChooseLink.tsx';
import { SectionFailed } from '../../frame/SectionFailed.tsx';
import { SheetToChoose, type Tree } from '../../trees/SheetToChoose.tsx';

interface WaitingTreesProps {
  trees: readonly Tree[] | null;
  /** How many there are in all. */
  ready: number | undefined;
}

/** A few trees that can be adopted now. */
export function WaitingTrees({ trees, ready }: WaitingTreesProps) {
  const { t } = useTranslation(['home', 'common']);
  return (
    <PageSection
      heading={t('home:trees.title')}
      note={t('home:trees.text')}
      aside={
        <>
          {ready !== undefined && (
            <Text variant="small" tone="muted">
              {t('home:profile.waiting', { count: ready })}
            </Text>
          )}
          <span>
            <Button asChild variant="secondary">
              <ChooseLink>{t('home:trees.seeAll')}</ChooseLink>
            </Button>
          </span>
        </>
      }
    >
      {trees === null && <SectionFailed />}
      {trees?.length === 0 && <Text>{t('home:trees.empty')}</Text>}
      {trees !== null && (
        <Grid tablet={2} desktop={3}>
          {trees.map((tree) => (
            <SheetToChoose key={tree.id} tree={tree} />
          ))}
        </Grid>
      )}
    </PageSection>
  );
}
