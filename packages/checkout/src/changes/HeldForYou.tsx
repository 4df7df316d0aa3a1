import { useTranslation } from '@rimba/i18n/react';
import { PageLink } from '@rimba/shell';
import { Banner, Button, Stack, Text } from '@rimba/ui';

interface HeldForYouProps {
  /** How many of the chosen trees it holds. */
  count: number;
  transactionId: number;
  /** Whether it is paid, and they are adopted. */
  isPaid?: boolean;
}

/** Trees that are the reader's already, by a transaction that waits for its payment or has it. */
export function HeldForYou({ count, transactionId, isPaid = false }: HeldForYouProps) {
  const { t } = useTranslation('checkout');
  const words = isPaid ? 'owned' : 'held';
  return (
    <Banner urgent tone="info">
      <Stack gap={2} align="start">
        <Text weight="semibold">{t(`${words}.title`, { count })}</Text>
        <Text>{t(`${words}.text`)}</Text>
        <Button size="compact" asChild>
          <PageLink to={{ page: 'transaction', params: { transactionId } }}>
            {t(`${words}.continue`)}
          </PageLink>
        </Button>
      </Stack>
    </Banner>
  );
}
