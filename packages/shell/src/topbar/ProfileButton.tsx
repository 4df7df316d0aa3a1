import { useTranslation } from '@rimba/i18n/react';
import { Avatar } from '@rimba/ui';
import { lazy } from 'react';
import type { FrameSession } from '../frame/frame-session.ts';
import { Later } from '../frame/Later.tsx';
import * as styles from './TopBar.css.ts';

const ProfileMenu = lazy(() => import('./ProfileMenu.tsx'));

/** The adopter's picture, behind it the account's places and the way out. */
export function ProfileButton({ session }: { session: FrameSession }) {
  const { t } = useTranslation('common');
  const trigger = (
    <button
      type="button"
      className={styles.profile}
      aria-label={t('a11y.openProfileMenu')}
      aria-haspopup="menu"
    >
      <Avatar name={session.user?.name ?? ''} src={session.user?.picture} />
    </button>
  );
  return (
    <Later meanwhile={trigger}>
      <ProfileMenu session={session} trigger={trigger} />
    </Later>
  );
}
