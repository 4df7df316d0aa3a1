import { useTranslation } from '@rimba/i18n/react';
import { Banner, Button, Stack, Text } from '@rimba/ui';

interface TreesTakenProps {
  count: number;
  onLeaveOut: (() => void) | undefined;
}

/** Others were faster. Which trees there are instead is said as soon as the service has counted anew. */
export function TreesTaken({ count, onLeaveOut }: TreesTakenProps) {
  const { t } = useTranslation('checkout');
  return (
    <Banner urgent>
      <Stack gap={2} align="start">
        <Text weight="semibold">{t('outcome.taken.title', { count })}</Text>
        <Text>{t('outcome.taken.text')}</Text>
        {onLeaveOut && (
          <Button size="compact" onClick={onLeaveOut}>
            {t('outcome.taken.continue')}
          </Button>
        )}
      </Stack>
    </Banner>
  );
}
