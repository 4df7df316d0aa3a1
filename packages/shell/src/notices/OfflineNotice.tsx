import { useFormat, useTranslation } from '@rimba/i18n/react';
import { Banner, Button, OfflineIcon } from '@rimba/ui';
import { useState } from 'react';
import { useLocation } from 'react-router';
import * as styles from './offline-notice.css.ts';
import { useOnline } from './use-online.ts';

export interface OfflineNoticeProps {
  /** There is a network, but what is shown had to come from what the browser keeps. */
  unreachable?: boolean;
  /** When the oldest of what is shown was true, epoch ms. */
  asOf?: number | undefined;
  /** Asks the service again. */
  onRetry?: () => void;
}

/**
 * Stands in view while the browser has no network, or the service does not answer. After that it leaves its place free
 * until the page is left: what is being read or typed below it stays where it is.
 */
export function OfflineNotice({ unreachable = false, asOf, onRetry }: OfflineNoticeProps) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const online = useOnline();
  const { pathname } = useLocation();
  const isTold = !online || unreachable;
  const [told, setTold] = useState<{ online: boolean; asOf: number | undefined; pathname: string }>();
  if (isTold && !(told?.online === online && told.asOf === asOf && told.pathname === pathname))
    setTold({ online, asOf, pathname });
  if (told?.pathname !== pathname) return null;
  return (
    <div className={isTold ? styles.notice : styles.place}>
      <Banner
        layout="page"
        tone="info"
        icon={OfflineIcon}
        action={
          told.online && onRetry ? (
            <Button size="compact" variant="secondary" onClick={onRetry}>
              {t('actions.retry')}
            </Button>
          ) : undefined
        }
      >
        <strong>{told.online ? t('offline.unreachable') : t('offline.title')}.</strong>{' '}
        {told.asOf === undefined
          ? t('offline.description')
          : t('offline.asOf', { time: format.dateTime(told.asOf) })}
      </Banner>
    </div>
  );
}
