import { useTranslation } from '@rimba/i18n/react';
import { PageLink } from '@rimba/shell';
import { Banner, Button, Inline, Stack, Text } from '@rimba/ui';

interface TreesTakenProps {
  /** By default, that others were faster. */
  title?: string;
  taken: readonly number[];
  left: readonly number[];
  onLeaveOut: () => void;
}

/** Trees that cannot be had: nothing is paid, and the adopter decides what to do without those trees. */
export function TreesTaken({ title, taken, left, onLeaveOut }: TreesTakenProps) {
  const { t } = useTranslation('checkout');
  return (
    <Banner urgent>
      <Stack gap={2}>
        <Text weight="semibold">{title ?? t('outcome.taken.title', { count: taken.length })}</Text>
        <Text>{t('outcome.taken.text')}</Text>
        <Inline>
          {left.length > 0 && (
            <Button size="compact" onClick={onLeaveOut}>
              {t('outcome.taken.continue')}
            </Button>
          )}
          <Button size="compact" variant="secondary" asChild>
            <PageLink to={{ page: 'trees', suffix: '?status=ready_to_adopt' }}>
              {t('outcome.taken.choose')}
            </PageLink>
          </Button>
        </Inline>
      </Stack>
    </Banner>
  );
}
