import { motif } from '@rimba/drawings';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { QueryFailed } from '@rimba/shell';
import { EmptyState, Heading, LoadMore, Plate, Skeleton, SkeletonGroup, Stack, Text } from '@rimba/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { notificationsQuery } from '../../data/notifications.ts';
import type { Notification } from '../../data/wire.ts';
import { byDay, dayOf } from './day-groups.ts';
import { NotificationRow } from './NotificationRow.tsx';
import * as styles from './notifications.css.ts';
import { useArrived } from './use-arrived.ts';

const dayMs = 86_400_000;

export function NotificationList({ unreadOnly }: { unreadOnly: boolean }) {
  const { t } = useTranslation(['notifications', 'common']);
  const format = useFormat();
  const list = useInfiniteQuery(notificationsQuery(unreadOnly));
  if (list.isPending) {
    return (
      <SkeletonGroup label={t('common:loading.data')}>
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </SkeletonGroup>
    );
  }
  if (list.isError) {
    return (
      <QueryFailed
        error={list.error}
        title={t('notifications:page.loadFailed')}
        onRetry={() => list.refetch()}
      />
    );
  }
  const shown = list.data.pages.flatMap(({ data }) => data);
  if (shown.length === 0) {
    return (
      <EmptyState
        title={unreadOnly ? t('notifications:page.emptyUnread') : t('notifications:page.emptyTitle')}
        description={unreadOnly ? undefined : t('notifications:page.emptyText')}
        drawing={<Plate of={motif('empty-no-notifications')} size="medium" />}
      />
    );
  }
  return (
    <Stack gap={4}>
      <Days notifications={shown} />
      <LoadMore
        status={t('common:pagination.showing', {
          from: 1,
          to: format.number(shown.length),
          total: format.number(list.data.pages[0]?.meta.total ?? 0),
        })}
        label={t('common:actions.showMore')}
        busy={list.isFetchingNextPage ? t('common:loading.more') : undefined}
        onLoadMore={list.hasNextPage ? () => void list.fetchNextPage() : undefined}
      />
    </Stack>
  );
}

/** The notifications under their days; those that come meanwhile are announced. */
function Days({ notifications }: { notifications: readonly Notification[] }) {
  const { t } = useTranslation(['notifications', 'common']);
  const format = useFormat();
  const arrived = useArrived(notifications);
  const now = Date.now();
  const dayName = (day: string) => {
    if (day === dayOf(now)) return t('common:time.today');
    return day === dayOf(now - dayMs) ? t('common:time.yesterday') : format.fullDay(day);
  };
  return (
    <>
      <Text weight="semibold" role="status">
        {arrived > 0 && t('notifications:page.new', { count: arrived })}
      </Text>
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
    </>
  );
}
