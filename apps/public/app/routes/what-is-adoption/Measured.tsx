import type { Schema } from '@rimba/api-client';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { MoneyLink } from '@rimba/shell';
import { PageSection, Text } from '@rimba/ui';
import { FiguresFile } from '../../promises/FiguresFile.tsx';
import { Promised } from '../../promises/Promised.tsx';
import { PromiseRow } from '../../promises/PromiseRow.tsx';
import { Promises } from '../../promises/Promises.tsx';

interface MeasuredProps {
  id: string;
  impact: readonly Schema<'ImpactCounter'>[] | null;
  /** Percent of a price that reach the community; undefined while the operator has not said it. */
  communityShare: number | undefined;
}

/** Every promise of an adoption beside what is known of how it is kept. */
export function Measured({ id, impact, communityShare }: MeasuredProps) {
  const { t } = useTranslation('about');
  const format = useFormat();
  return (
    <PageSection id={id} heading={t('promises.title')} aside={<FiguresFile />}>
      <Promises impact={impact}>
        <PromiseRow heading={t('promises.replant.title')} claim={t('promises.replant.claim')}>
          <Promised of="replanted" impact={impact} />
          <Text variant="small">{t('promises.replant.text')}</Text>
        </PromiseRow>
        <PromiseRow heading={t('promises.price.title')} claim={t('promises.price.claim')}>
          {communityShare !== undefined && (
            <Text>
              <Text as="span" variant="figure" tone="heading">
                {format.percent(communityShare / 100, 1)}{' '}
              </Text>
              {t('promises.price.toGroup')}
            </Text>
          )}
          <MoneyLink />
        </PromiseRow>
      </Promises>
    </PageSection>
  );
}
