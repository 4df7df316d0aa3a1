import { useTranslation } from '@rimba/i18n/react';
import { Avatar, VisuallyHidden } from '@rimba/ui';
import { Suspense } from 'react';
import { late } from '../late/late.ts';
import { useDemand } from '../late/use-demand.ts';
import type { FrameSession } from './frame-session.ts';
import * as styles from './TopBar.css.ts';

const loadMenu = () => import('./ProfileMenu.tsx');
const ProfileMenu = late(loadMenu);

/** The adopter's picture, behind it the account's places and the way out. */
export function ProfileButton({ session }: { session: FrameSession }) {
  const { t } = useTranslation('common');
  const { wanted, open, onOpenChange, ask } = useDemand();
  const look = {
    type: 'button',
    className: styles.profile,
    'aria-haspopup': 'menu',
    children: (
      <>
        <Avatar name={session.user?.name ?? ''} src={session.user?.picture} />
        <VisuallyHidden>{t('a11y.openProfileMenu')}</VisuallyHidden>
      </>
    ),
  } as const;
  // The first press asks for the menu; from then on the menu's own trigger stands in the button's place.
  const asking = <button {...look} onPointerEnter={() => void loadMenu()} onClick={ask} />;
  if (!wanted) return asking;
  return (
    <Suspense fallback={asking}>
      <ProfileMenu session={session} trigger={<button {...look} />} open={open} onOpenChange={onOpenChange} />
    </Suspense>
  );
}
