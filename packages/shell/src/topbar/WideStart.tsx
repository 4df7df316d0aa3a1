import { useTranslation } from '@rimba/i18n/react';
import { Breadcrumbs, IconButton, SidebarIcon } from '@rimba/ui';
import { AddressLink } from '../navigation/PageLink.tsx';
import { sidebarId } from '../sidebar/Sidebar.tsx';
import type { SidebarState } from '../sidebar/use-sidebar.ts';
import { useTrail } from './use-trail.ts';

interface WideStartProps {
  sidebar: SidebarState;
  title: string | undefined;
}

/** From 768 px the bar begins with the sidebar's button and the way to the page. */
export function WideStart({ sidebar, title }: WideStartProps) {
  const { t } = useTranslation('common');
  return (
    <>
      <IconButton
        icon={SidebarIcon}
        label={t(sidebar.expanded ? 'sidebar.collapse' : 'sidebar.expand')}
        title={t('sidebar.toggleHint', { shortcut: 'Ctrl/⌘ B' })}
        aria-controls={sidebarId}
        onClick={sidebar.toggle}
      />
      <Breadcrumbs
        label={t('a11y.breadcrumb')}
        crumbs={useTrail(title)}
        renderLink={(href, label) => <AddressLink to={href}>{label}</AddressLink>}
      />
    </>
  );
}
