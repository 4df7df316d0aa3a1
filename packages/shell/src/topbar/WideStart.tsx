import { useTranslation } from '@rimba/i18n/react';
import { Breadcrumbs, IconButton, SidebarIcon } from '@rimba/ui';
import { memo } from 'react';
import { AddressLink } from '../navigation/PageLink.tsx';
import { useTitle } from '../page/page-title.tsx';
import { sidebarId } from '../sidebar/Sidebar.tsx';
import { type SidebarState, useExpanded } from '../sidebar/use-sidebar.ts';
import { useTrail } from './use-trail.ts';

/** From 768 px the bar begins with the sidebar's button and the way to the page. */
export const WideStart = memo(function WideStart({ sidebar }: { sidebar: SidebarState }) {
  return (
    <>
      <SidebarButton sidebar={sidebar} />
      <Trail />
    </>
  );
});

function SidebarButton({ sidebar }: { sidebar: SidebarState }) {
  const { t } = useTranslation('common');
  return (
    <IconButton
      icon={SidebarIcon}
      label={t(useExpanded(sidebar) ? 'sidebar.collapse' : 'sidebar.expand')}
      title={t('sidebar.toggleHint', { shortcut: 'Ctrl/⌘ B' })}
      aria-controls={sidebarId}
      onClick={sidebar.toggle}
    />
  );
}

function Trail() {
  const { t } = useTranslation('common');
  return (
    <Breadcrumbs
      label={t('a11y.breadcrumb')}
      crumbs={useTrail(useTitle())}
      renderLink={(href, label) => <AddressLink to={href}>{label}</AddressLink>}
    />
  );
}
