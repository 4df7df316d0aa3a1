import { useTranslation } from '@rimba/i18n/react';
import { linesOf, type PageIn } from '@rimba/paths';
import {
  BellIcon,
  BookmarkIcon,
  CertificateIcon,
  ConfirmDialog,
  type IconSource,
  LogOutIcon,
  Menu,
  MenuItem,
  MenuLabel,
  MenuSeparator,
  ProfileIcon,
  ReceiptIcon,
} from '@rimba/ui';
import { type ReactNode, useState } from 'react';
import type { FrameSession } from '../frame/frame-session.ts';
import { PageLink } from '../navigation/PageLink.tsx';

const icons = {
  profile: ProfileIcon,
  transactions: ReceiptIcon,
  wishtree: BookmarkIcon,
  certificates: CertificateIcon,
  notifications: BellIcon,
} as const satisfies Record<PageIn<'profile'>, IconSource>;

interface ProfileMenuProps {
  session: FrameSession;
  trigger: ReactNode;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A module of its own, so that the menu's code comes when it is asked for. */
export default function ProfileMenu({ session, trigger, open, onOpenChange }: ProfileMenuProps) {
  const { t } = useTranslation('common');
  const { t: auth } = useTranslation('auth');
  const [asking, setAsking] = useState(false);
  const counts: Partial<Record<PageIn<'profile'>, number>> = {
    wishtree: session.wishtreeTotal,
    notifications: session.unreadTotal,
  };
  return (
    <>
      <Menu trigger={trigger} open={open} onOpenChange={onOpenChange}>
        {session.user && <MenuLabel>{t('profileMenu.signedInAs', { name: session.user.name })}</MenuLabel>}
        {linesOf('profile').map(({ label, page }) => (
          <MenuItem key={page} icon={icons[page]} count={counts[page]} asChild>
            <PageLink to={{ page }}>{t(label)}</PageLink>
          </MenuItem>
        ))}
        <MenuSeparator />
        <MenuItem icon={LogOutIcon} tone="danger" onSelect={() => setAsking(true)}>
          {t('profileMenu.logout')}
        </MenuItem>
      </Menu>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={auth('logout.title')}
        description={auth('logout.text')}
        confirmLabel={auth('logout.confirm')}
        cancelLabel={auth('logout.cancel')}
        busyLabel={auth('logout.progress')}
        onConfirm={session.logout}
      />
    </>
  );
}
