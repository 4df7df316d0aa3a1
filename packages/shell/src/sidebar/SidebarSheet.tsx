import { useTranslation } from '@rimba/i18n/react';
import type { PathName } from '@rimba/paths';
import { Sheet, Wordmark } from '@rimba/ui';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { link } from '../brand/HomeLink.css.ts';
import { sidebarItems } from '../navigation/items.ts';
import { PageLink } from '../navigation/PageLink.tsx';
import { SidebarFoot } from './SidebarFoot.tsx';
import { SidebarList } from './SidebarLine.tsx';

const enoughRoom = () => false;

interface SidebarSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  current: PathName | undefined;
}

/** The sidebar on phones: slides in from the left, and goes when it has led somewhere. */
export default function SidebarSheet({ open, onOpenChange, current }: SidebarSheetProps) {
  const { t } = useTranslation('common');
  const { key } = useLocation();
  const shownFor = useRef(key);
  useEffect(() => {
    if (shownFor.current === key) return;
    shownFor.current = key;
    onOpenChange(false);
  }, [key, onOpenChange]);
  return (
    <Sheet
      side="left"
      size="sidebar"
      title={
        <PageLink to={{ page: 'home' }} className={link}>
          <Wordmark name={t('app.name')} />
        </PageLink>
      }
      closeLabel={t('a11y.closeMenu')}
      open={open}
      onOpenChange={onOpenChange}
    >
      <nav aria-label={t('a11y.mainNav')}>
        <SidebarList items={sidebarItems} current={current} makeRoom={enoughRoom} />
      </nav>
      <SidebarFoot current={current} makeRoom={enoughRoom} />
    </Sheet>
  );
}
