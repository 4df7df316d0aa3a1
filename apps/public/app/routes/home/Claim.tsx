import type { Schema } from '@rimba/api-client';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { MeasuredClaim, Text } from '@rimba/ui';

interface ClaimProps {
  counter: Schema<'ImpactCounter'> | undefined;
  /** The promise as a share of 1. */
  promised: number;
  /** Says nothing where nothing was measured yet. */
  tooEarly?: string;
}

/** What was promised beside what was measured, with how it is measured one tap away. */
export function Claim({ counter, promised, tooEarly }: ClaimProps) {
  const { t } = useTranslation('home');
  const format = useFormat();
  if (counter?.key !== 'survival' && counter?.key !== 'updates') return null;
  const { key, value, total, asOf } = counter;
  if (value === null) return tooEarly === undefined ? null : <Text variant="small">{tooEarly}</Text>;
  const measured = t(`impact.${key}.measured`, {
    percent: format.percent(value, 1),
    total: format.number(total ?? 0),
  });
  return (
    <MeasuredClaim promised={promised} measured={value} label={`${t(`impact.${key}.claim`)}. ${measured}`}>
      <strong>{measured}.</strong> {t('impact.asOf', { date: format.date(asOf) })}. {t('why.promiseLine')}{' '}
      {t(`impact.${key}.definition`)}
    </MeasuredClaim>
  );
}
