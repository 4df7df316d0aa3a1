import { useTranslation } from '@rimba/i18n/react';
import { Banner, Button } from '@rimba/ui';
import { askAgain, useIsMissing } from './late.ts';

/** Stands while a part of the page has not come; it is asked for every few seconds, and at once by its button. */
export function MissingNotice() {
  const { t } = useTranslation('common');
  if (!useIsMissing()) return null;
  return (
    <Banner
      layout="page"
      tone="info"
      action={
        <Button size="compact" variant="secondary" onClick={askAgain}>
          {t('actions.retry')}
        </Button>
      }
    >
      {t('offline.partMissing')}
    </Banner>
  );
}
