import { useTranslation } from '@rimba/i18n/react';
import { PageLink } from '@rimba/shell';
import { Banner, Button, Stack, Text } from '@rimba/ui';

interface HeldForYouProps {
  /** How many of the chosen trees it holds. */
  count: number;
  transactionId: number;
}

/** Trees that the reader holds already, by a transaction that waits for its payment. */
export function HeldForYou({ count, transactionId }: HeldForYouProps) {
  const { t } = useTranslation('checkout');
  return (
    <Banner urgent tone="info">
      <Stack gap={2} align="start">
        <Text weight="semibold">{t('held.title', { count })}</Text>
        <Text>{t('held.text')}</Text>
        <Button size="compact" asChild>
          <PageLink to={{ page: 'transaction', params: { transactionId } }}>{t('held.continue')}</PageLink>
        </Button>
      </Stack>
    </Banner>
  );
}
