import { serviceNow } from '@rimba/api-client';
import { motif } from '@rimba/drawings';
import { dayMs, dayOf } from '@rimba/i18n';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { EmptyState, Heading, Plate, Stack, Text } from '@rimba/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { notificationsQuery } from '../../data/notifications.ts';
import type { Notification } from '../../data/wire.ts';
import { GrowingList } from '../../frame/GrowingList.tsx';
import { byDay } from './day-groups.ts';
import { NotificationRow } from './NotificationRow.tsx';
import * as styles from './notifications.css.ts';

interface NotificationListProps {
  unreadOnly: boolean;
  after: ReactNode;
}

export function NotificationList({ unreadOnly, after }: NotificationListProps) {
  const { t } = useTranslation(['notifications', 'errors']);
  const empty = (
    <EmptyState
      title={unreadOnly ? t('page.emptyUnread') : t('page.emptyTitle')}
      description={unreadOnly ? undefined : t('page.emptyText')}
      drawing={<Plate of={motif('empty-no-notifications')} size="medium" />}
    />
  );
  return (
    <GrowingList
      list={useInfiniteQuery(notificationsQuery(unreadOnly))}
      failedTitle={t('errors:request.notifications_load_failed')}
      empty={empty}
      after={after}
    >
      {(notifications) => <Days notifications={notifications} />}
    </GrowingList>
  );
}

/** The notifications under their days; those that come meanwhile are announced. */
function Days({ notifications }: { notifications: readonly Notification[] }) {
  const { t } = useTranslation(['notifications', 'common']);
  const format = useFormat();
  const arrived = useArrived(notifications);
  const now = serviceNow();
  const dayName = (day: string) => {
    if (day === dayOf(now)) return t('common:time.today');
    return day === dayOf(now - dayMs) ? t('common:time.yesterday') : format.fullDay(day);
  };
  return (
    <Stack gap={4}>
      <div className={styles.news} role="status">
        {arrived > 0 && <Text weight="semibold">{t('notifications:page.new', { count: arrived })}</Text>}
      </div>
      {byDay(notifications).map(({ day, notifications: ofDay }) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <div className={styles.day}>
            <Heading level={2} size="h4" id={`day-${day}`}>
              {dayName(day)}
            </Heading>
          </div>
          <ul>
            {ofDay.map((notification) => (
              <NotificationRow key={notification.id} notification={notification} />
            ))}
          </ul>
        </section>
      ))}
    </Stack>
  );
}

const newestOf = (notifications: readonly Notification[]) =>
  Math.max(0, ...notifications.map(({ id }) => id));

/** How many came since the reader opened the list. */
function useArrived(notifications: readonly Notification[]): number {
  const [newest] = useState(() => newestOf(notifications));
  return notifications.filter(({ id }) => id > newest).length;
}
