import { useFormat, useTranslation } from '@rimba/i18n/react';
import { Heading, MeasuredClaim, Stack, Text } from '@rimba/ui';

interface RateProps {
  of: 'survival' | 'updates';
  /** 0 to 1; null while there is too little to measure. */
  share: number | null;
  /** On how many trees it was measured. */
  total: number;
  /** The promise as a share of 1. */
  promised: number;
}

/** A promise beside what this group's records say of it. */
export function Rate({ of, share, total, promised }: RateProps) {
  const { t } = useTranslation('home');
  const format = useFormat();
  const measured =
    share !== null &&
    t(`impact.${of}.measured`, { percent: format.percent(share, 1), total: format.number(total) });
  return (
    <Stack gap={2}>
      <Heading level={3} size="h4">
        {t(`impact.${of}.label`)}
      </Heading>
      {measured === false || share === null ? (
        <Text variant="small">{t(`impact.${of}.tooEarly`)}</Text>
      ) : (
        <MeasuredClaim promised={promised} measured={share} label={`${t(`impact.${of}.claim`)}. ${measured}`}>
          <strong>{measured}.</strong> {t(`impact.${of}.claim`)}.
        </MeasuredClaim>
      )}
    </Stack>
  );
}
