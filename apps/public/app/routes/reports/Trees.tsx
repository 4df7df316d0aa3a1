import type { Schema } from '@rimba/api-client';
import { useTranslation } from '@rimba/i18n/react';
import { Stack, Text } from '@rimba/ui';
import { Claim } from '../home/Claim.tsx';

/** What was promised beside what was measured. */
export function Trees({ impact }: { impact: readonly Schema<'ImpactCounter'>[] }) {
  const { t } = useTranslation('home');
  const counter = (key: 'survival' | 'updates') => impact.find((each) => each.key === key);
  return (
    <Stack gap={3}>
      <Text weight="semibold">{t('impact.survival.claim')}</Text>
      <Claim counter={counter('survival')} promised={0.85} tooEarly={t('impact.survival.tooEarly')} />
      <Text weight="semibold">{t('impact.updates.claim')}</Text>
      <Claim counter={counter('updates')} promised={1} />
    </Stack>
  );
}
