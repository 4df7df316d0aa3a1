import { useTranslation } from '@rimba/i18n/react';
import { linesOf, type PageIn } from '@rimba/paths';
import { ConfirmDialog, LogOutIcon, Menu, MenuItem, MenuLabel, MenuSeparator } from '@rimba/ui';
import { type ReactNode, useState } from 'react';
import { PageLink } from '../navigation/PageLink.tsx';
import type { FrameSession } from './frame-session.ts';
import { profileIcons } from './profile-icons.ts';

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
          <MenuItem key={page} icon={profileIcons[page]} count={counts[page]} asChild>
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
