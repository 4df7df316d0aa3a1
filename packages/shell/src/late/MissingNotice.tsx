import { useTranslation } from '@rimba/i18n/react';
import { Banner, Button } from '@rimba/ui';
import { askAgain, useMissing } from './late.ts';
import { place } from './MissingNotice.css.ts';

interface MissingNoticeProps {
  /** Under the top bar of a frame, or at the end of a document's living part. */
  layout: 'page' | 'inline';
}

/** Stands while a part of the page has not come; it is asked for every few seconds, and at once by its button. */
export function MissingNotice({ layout }: MissingNoticeProps) {
  const { t } = useTranslation('common');
  if (useMissing() === 0) return null;
  return (
    <div className={place[layout]}>
      <Banner
        layout={layout}
        tone="info"
        action={
          <Button size="compact" variant="secondary" onClick={askAgain}>
            {t('actions.retry')}
          </Button>
        }
      >
        {t('offline.partMissing')}
      </Banner>
    </div>
  );
}
