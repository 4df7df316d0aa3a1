import { useTranslation } from '@rimba/i18n/react';
import { PageLink } from '@rimba/shell';
import { Banner, Button, Stack, Text } from '@rimba/ui';

/**
 * An order under this checkout's key was made before this one. A guest gets to it by sending that order
 * once more; an adopter finds it among their transactions.
 */
export function MadeEarlier({ onResume }: { onResume: (() => void) | undefined }) {
  const { t } = useTranslation('checkout');
  return (
    <Banner urgent tone="info">
      <Stack gap={2} align="start">
        <Text weight="semibold">{t('madeEarlier.title')}</Text>
        <Text>{t('madeEarlier.text')}</Text>
        {onResume ? (
          <Button size="compact" onClick={onResume}>
            {t('held_by_you.continue')}
          </Button>
        ) : (
          <Button size="compact" asChild>
            <PageLink to={{ page: 'transactions', suffix: '?filter=pending' }}>
              {t('held_by_you.continue')}
            </PageLink>
          </Button>
        )}
      </Stack>
    </Banner>
  );
}
