import { useTranslation } from '@rimba/i18n/react';
import { Sheet } from '@rimba/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { sidebarItems } from '../navigation/items.ts';
import type { PathName } from '../paths.ts';
import { SidebarFoot } from './SidebarFoot.tsx';
import { SidebarList } from './SidebarLine.tsx';

const enoughRoom = () => false;

interface SidebarSheetProps {
  trigger: ReactNode;
  current: PathName | undefined;
}

/** The sidebar on phones: slides in from the left, and goes when it has led somewhere. */
export default function SidebarSheet({ trigger, current }: SidebarSheetProps) {
  const { t } = useTranslation('common');
  const [open, setOpen] = useState(false);
  const { key } = useLocation();
  // Every navigation has another key.
  useEffect(() => setOpen(false), [key]);
  return (
    <Sheet
      side="left"
      size="sidebar"
      title={t('app.name')}
      closeLabel={t('a11y.closeMenu')}
      trigger={trigger}
      open={open}
      onOpenChange={setOpen}
    >
      <nav aria-label={t('a11y.mainNav')}>
        <SidebarList items={sidebarItems} current={current} makeRoom={enoughRoom} />
      </nav>
      <SidebarFoot />
    </Sheet>
  );
}
