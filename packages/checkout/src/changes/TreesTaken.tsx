import { useTranslation } from '@rimba/i18n/react';
import { Banner, Button, Inline, Stack, Text } from '@rimba/ui';
import type { ReactNode } from 'react';

interface TreesTakenProps {
  /** By default, that others were faster. */
  title?: string;
  taken: readonly number[];
  left: readonly number[];
  onLeaveOut: () => void;
  /** The way to other trees. */
  chooseOthers: ReactNode;
}

/** Trees that cannot be had: nothing is paid, and the reader decides what to do without those trees. */
export function TreesTaken({ title, taken, left, onLeaveOut, chooseOthers }: TreesTakenProps) {
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
          {chooseOthers}
        </Inline>
      </Stack>
    </Banner>
  );
}
