import { useErrorText, useTranslation } from '@rimba/i18n/react';
import { useOnceOnline } from '@rimba/shell';
import { Banner, Button, Stack } from '@rimba/ui';

interface UnreachedProps {
  /** Why nobody answered: no network, too many tries, a service that is down. */
  error: unknown;
  onRetry: (() => void) | undefined;
}

/** A mailed link that could not be asked about, and can be once more. */
export function Unreached({ error, onRetry }: UnreachedProps) {
  const { t } = useTranslation('common');
  const errorText = useErrorText();
  useOnceOnline(() => onRetry?.());
  return (
    <Stack gap={4} align="start">
      <Banner tone="warning" urgent>
        {errorText(error)}
      </Banner>
      <Button onClick={onRetry}>{t('actions.retry')}</Button>
    </Stack>
  );
}
