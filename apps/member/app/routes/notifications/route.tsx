import { useSession } from '@rimba/auth/react';
import { useTranslation } from '@rimba/i18n/react';
import { Button, FilterChip, Inline, Link, Stack } from '@rimba/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { markAllRead, notificationsQuery } from '../../data/notifications.ts';
import { PageHead } from '../../frame/PageHead.tsx';
import { saySuccess } from '../../frame/say.ts';
import { useAddressState } from '../../frame/use-address-state.ts';
import { useSayFailure } from '../../frame/use-say-failure.ts';
import { NotificationList } from './NotificationList.tsx';
import { Preferences } from './Preferences.tsx';

const settings = 'settings';

const read = (params: URLSearchParams) => ({ unreadOnly: params.get('filter') === 'unread' });
const write = ({ unreadOnly }: { unreadOnly: boolean }) =>
  new URLSearchParams(unreadOnly ? { filter: 'unread' } : {});

export default function Notifications() {
  const { t } = useTranslation(['notifications', 'common']);
  const [{ unreadOnly }, change] = useAddressState(read, write);
  const unread = useSession().totals?.unreadNotifications ?? 0;
  const { data: listed } = useInfiniteQuery(notificationsQuery(unreadOnly));
  const sayFailure = useSayFailure();
  const readAll = () => {
    markAllRead().then(() => saySuccess(t('common:toast.notificationsRead')), sayFailure);
  };
  return (
    <Stack gap={4}>
      <PageHead
        title={t('notifications:page.title')}
        action={
          // It stays when nothing is unread any more: the list would move under whoever has just pressed a row.
          // What nobody could see is not marked as read.
          <Button variant="quiet" disabled={unread === 0 || !listed} onClick={readAll}>
            {t('notifications:page.markAllRead')}
          </Button>
        }
      />
      <Inline gap={2}>
        <FilterChip selected={!unreadOnly} onSelectedChange={() => change({ unreadOnly: false })}>
          {t('notifications:page.filter.all')}
        </FilterChip>
        <FilterChip
          selected={unreadOnly}
          onSelectedChange={() => change({ unreadOnly: true })}
          {...(unread > 0 && { count: String(unread) })}
        >
          {t('notifications:page.filter.unread')}
        </FilterChip>
      </Inline>
      <Link href={`#${settings}`} standalone>
        {t('notifications:page.settings')}
      </Link>
      <NotificationList
        unreadOnly={unreadOnly}
        after={
          <div id={settings}>
            <Preferences />
          </div>
        }
      />
    </Stack>
  );
}
