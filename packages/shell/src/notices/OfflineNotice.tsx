import type { Instant } from '@rimba/i18n/format';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { Banner, Button, OfflineIcon } from '@rimba/ui';
import { notice } from './offline-notice.css.ts';
import { useOnline } from './use-online.ts';

export interface OfflineNoticeProps {
  /** There is a network, but what is shown had to come from what the browser keeps. */
  unreachable?: boolean;
  /** When the oldest of what is shown was true. */
  asOf?: Instant | undefined;
  /** Asks the service again. */
  onRetry?: () => void;
}

/** Stands in view while the browser has no network, or the service does not answer. */
export function OfflineNotice({ unreachable = false, asOf, onRetry }: OfflineNoticeProps) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const online = useOnline();
  if (online && !unreachable) return null;
  return (
    <div className={notice}>
      <Banner
        layout="page"
        tone="info"
        icon={OfflineIcon}
        action={
          online && onRetry ? (
            <Button size="compact" variant="secondary" onClick={onRetry}>
              {t('actions.retry')}
            </Button>
          ) : undefined
        }
      >
        <strong>{online ? t('offline.unreachable') : t('offline.title')}.</strong>{' '}
        {asOf === undefined ? t('offline.description') : t('offline.asOf', { time: format.dateTime(asOf) })}
      </Banner>
    </div>
  );
}
