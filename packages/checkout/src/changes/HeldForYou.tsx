import { useTranslation } from '@rimba/i18n/react';
import { PageLink } from '@rimba/shell';
import { Banner, Button, Stack, Text } from '@rimba/ui';

interface HeldForYouProps {
  /** How many of the chosen trees it holds. */
  count: number;
  transactionId: number;
  /** Whether it waits for its payment, or has it. */
  reason?: 'held_by_you' | 'adopted_by_you';
}

/** Trees that are the reader's already, by a transaction that waits for its payment or has it. */
export function HeldForYou({ count, transactionId, reason = 'held_by_you' }: HeldForYouProps) {
  const { t } = useTranslation('checkout');
  return (
    <Banner urgent tone="info">
      <Stack gap={2} align="start">
        <Text weight="semibold">{t(`${reason}.title`, { count })}</Text>
        <Text>{t(`${reason}.text`, { count })}</Text>
        <Button size="compact" asChild>
          <PageLink to={{ page: 'transaction', params: { transactionId } }}>
            {t(`${reason}.continue`)}
          </PageLink>
        </Button>
      </Stack>
    </Banner>
  );
}
