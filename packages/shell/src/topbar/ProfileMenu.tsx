import { useTranslation } from '@rimba/i18n/react';
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
import type { CommonKey } from '../navigation/items.ts';
import { PageLink, type PlainPage } from '../navigation/PageLink.tsx';

const places: readonly { label: CommonKey; page: PlainPage; icon: IconSource }[] = [
  { label: 'profileMenu.account', page: 'profile', icon: ProfileIcon },
  { label: 'profileMenu.transactions', page: 'transactions', icon: ReceiptIcon },
  { label: 'profileMenu.wishtree', page: 'wishtree', icon: BookmarkIcon },
  { label: 'profileMenu.certificates', page: 'certificates', icon: CertificateIcon },
  { label: 'profileMenu.notifications', page: 'notifications', icon: BellIcon },
];

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
  const counts: Partial<Record<PlainPage, number>> = {
    wishtree: session.wishtreeTotal,
    notifications: session.unreadTotal,
  };
  return (
    <>
      <Menu trigger={trigger} open={open} onOpenChange={onOpenChange}>
        {session.user && <MenuLabel>{t('profileMenu.signedInAs', { name: session.user.name })}</MenuLabel>}
        {places.map(({ label, page, icon }) => (
          <MenuItem key={page} icon={icon} count={counts[page]} asChild>
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
