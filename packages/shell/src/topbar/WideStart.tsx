import { readText } from '@rimba/i18n';
import { useTranslation } from '@rimba/i18n/react';
import { Breadcrumbs, IconButton, SidebarIcon } from '@rimba/ui';
import { AddressLink, usePageAddress } from '../navigation/PageLink.tsx';
import type { PathMatch } from '../paths.ts';
import { sidebarId } from '../sidebar/Sidebar.tsx';
import type { SidebarState } from '../sidebar/use-sidebar.ts';
import { trail } from './trail.ts';

interface WideStartProps {
  match: PathMatch | undefined;
  sidebar: SidebarState;
  title: string | undefined;
}

/** From 768 px the bar begins with the sidebar's button and the way to the page. */
export function WideStart({ match, sidebar, title }: WideStartProps) {
  const { t, i18n } = useTranslation('common');
  const address = usePageAddress();
  const crumbs = trail(match, title).map(({ label, page }) => ({
    label: typeof label === 'string' ? readText(i18n, label) : label.text,
    ...(page && { href: address({ page }) }),
  }));
  return (
    <>
      <IconButton
        icon={SidebarIcon}
        label={t(sidebar.open === false ? 'sidebar.expand' : 'sidebar.collapse')}
        title={t('sidebar.toggleHint', { shortcut: 'Ctrl/⌘ B' })}
        aria-controls={sidebarId}
        onClick={sidebar.toggle}
      />
      <Breadcrumbs
        label={t('a11y.breadcrumb')}
        crumbs={crumbs}
        renderLink={(href, label) => <AddressLink to={href}>{label}</AddressLink>}
      />
    </>
  );
}
