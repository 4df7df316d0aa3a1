import { useFormat, useTranslation } from '@rimba/i18n/react';
import { Stack, Text } from '@rimba/ui';
import type { Transaction } from '../../../../data/wire.ts';
import { heldUntil } from '../../renewing.ts';

/** What becomes of card and trees while a person at the payment provider looks into the charge. */
export function UnderReview({ transaction }: { transaction: Transaction }) {
  const { t } = useTranslation('transactions');
  const format = useFormat();
  const { expiresAt, trees } = transaction;
  const count = trees.length;
  const until = heldUntil(transaction);
  return (
    <Stack gap={2}>
      <Text>{t('review.card')}</Text>
      <Text>
        {until === undefined
          ? t('review.held', {
              count,
              time: format.time(expiresAt),
              date: format.shortDate(expiresAt),
            })
          : t('renewal.stays', { count, date: format.lastFullDay(until) })}
      </Text>
    </Stack>
  );
}
