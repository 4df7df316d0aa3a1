import { useFormat, useTranslation } from '@rimba/i18n/react';
import { MeasuredClaim, Text } from '@rimba/ui';
import type { Measured, PromiseName } from './promise-measure.ts';

/** What the promises say, as shares of 1; of those without a number of their own, the whole is the promise. */
const promised: Record<PromiseName, number> = { survival: 0.85, updates: 1, replanted: 1 };

type PromiseClaimProps = Measured & {
  of: PromiseName;
  /** The figure stands large before its bar. */
  large?: boolean;
};

/** What was promised beside what was measured, with how it is measured: wherever a promise is made. */
export function PromiseClaim({ of, share, total, asOf, large = false }: PromiseClaimProps) {
  const { t } = useTranslation('home');
  const format = useFormat();
  if (share === null) return <Text variant="small">{t(`impact.${of}.tooEarly`)}</Text>;
  const measured = t(`impact.${of}.measured`, {
    percent: format.percent(share, 1),
    kept: format.number(Math.round(share * total)),
    total: format.number(total),
  });
  const claim = (
    <MeasuredClaim promised={promised[of]} measured={share} label={`${t(`impact.${of}.claim`)}. ${measured}`}>
      <strong>{measured}.</strong>{' '}
      {asOf !== undefined && `${t('impact.asOf', { date: format.date(asOf) })}. `}
      {t('why.promiseLine')} {t(`impact.${of}.definition`)}
    </MeasuredClaim>
  );
  if (!large) return claim;
  return (
    <>
      <Text variant="figure" tone="heading">
        {format.percent(share, 1)}
      </Text>
      {claim}
    </>
  );
}
