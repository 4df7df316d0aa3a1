import { useFormat, useTranslation } from '@rimba/i18n/react';
import { Banner, Button, Stack, Text } from '@rimba/ui';

/** The service counts another total than the one agreed to: it is shown anew before anything is paid. */
export function PriceChanged({
  agreedTotal,
  onAccept,
}: {
  /** Whole rupiah. */
  agreedTotal: number;
  onAccept: () => void;
}) {
  const { t } = useTranslation(['checkout', 'common']);
  const format = useFormat();
  return (
    <Banner urgent>
      <Stack gap={2} align="start">
        <Text weight="semibold">{t('checkout:summary.changed')}</Text>
        <Text>{t('checkout:confirm.total', { amount: format.rupiah(agreedTotal) })}</Text>
        <Button size="compact" onClick={onAccept}>
          {t('common:actions.refresh')}
        </Button>
      </Stack>
    </Banner>
  );
}
