import { useTranslation } from '@rimba/i18n/react';
import type { PathMatch } from '@rimba/paths';
import { BellIcon, BookmarkIcon, capCount, IconButton } from '@rimba/ui';
import type { RefObject } from 'react';
import { PageLink } from '../navigation/PageLink.tsx';
import type { SidebarState } from '../sidebar/use-sidebar.ts';
import type { FrameSession } from './frame-session.ts';
import { PhoneStart } from './PhoneStart.tsx';
import { PhoneTitle } from './PhoneTitle.tsx';
import { ProfileButton } from './ProfileButton.tsx';
import * as styles from './TopBar.css.ts';
import { WideStart } from './WideStart.tsx';

interface TopBarProps {
  match: PathMatch | undefined;
  session: FrameSession;
  sidebar: SidebarState;
  /** Where the page stands. */
  main: RefObject<HTMLElement | null>;
}

export function TopBar({ match, session, sidebar, main }: TopBarProps) {
  const { t } = useTranslation('common');
  const atHome = match?.kind === 'page' && match.name === 'home';
  return (
    <header className={styles.bar}>
      <div className={styles.phone}>
        <PhoneStart match={match} />
        <PhoneTitle main={main} />
      </div>
      <div className={styles.wide}>
        <WideStart sidebar={sidebar} />
      </div>
      <div className={styles.actions}>
        {atHome && (
          <IconButton
            icon={BellIcon}
            label={countLabel(t('a11y.openNotifications'), session.unreadTotal, {
              exact: (count) => t('badge.unread', { count }),
              many: t('badge.manyUnread'),
            })}
            count={session.unreadTotal}
            asChild
          >
            <PageLink to={{ page: 'notifications' }} />
          </IconButton>
        )}
        <IconButton
          icon={BookmarkIcon}
          label={countLabel(t('a11y.openWishtree'), session.wishtreeTotal, {
            exact: (count) => t('badge.wishtree', { count }),
            many: t('badge.manyInWishtree'),
          })}
          count={session.wishtreeTotal}
          countTone="accent"
          asChild
        >
          <PageLink to={{ page: 'wishtree' }} />
        </IconButton>
        <ProfileButton session={session} />
      </div>
    </header>
  );
}

interface CountWords {
  exact: (count: number) => string;
  /** Says the number that the badge shows in the place of more: who speaks to the screen says what they see. */
  many: string;
}

function countLabel(label: string, count: number, { exact, many }: CountWords) {
  if (count === 0) return label;
  return `${label}, ${capCount(count) === String(count) ? exact(count) : many}`;
}
