import type { Schema } from '@rimba/api-client';
import { useTranslation } from '@rimba/i18n/react';
import { AdopterLedger, PageSection, Text } from '@rimba/ui';
import { SectionFailed } from '../../frame/SectionFailed.tsx';

/** How many lines of the ranking the home page shows. */
const shown = 5;

/** The adopters with the most trees in term, each as they chose to be seen. */
export function TopAdopters({ adopters }: { adopters: readonly Schema<'Adopter'>[] | null }) {
  const { t } = useTranslation(['home', 'common']);
  return (
    <PageSection heading={t('home:topAdopters.title')} note={t('home:topAdopters.text')}>
      {adopters === null && <SectionFailed />}
      {adopters?.length === 0 && <Text>{t('home:topAdopters.empty')}</Text>}
      {adopters !== null && adopters.length > 0 && (
        <AdopterLedger
          label={t('home:topAdopters.title')}
          entries={adopters.slice(0, shown).map(({ position, publicName, patronRank, treeCount }) => ({
            id: position,
            position,
            name: publicName,
            ...(patronRank && { rank: { rank: patronRank, word: t(`common:rank.${patronRank}`) } }),
            amount: t('common:units.trees', { count: treeCount }),
          }))}
          foot={
            <Text variant="small" tone="muted">
              {t('home:topAdopters.privacyNote')}
            </Text>
          }
        />
      )}
    </PageSection>
  );
}
