import { useTranslation } from '@rimba/i18n/react';
import type { PathName } from '@rimba/paths';
import { classNames } from '@rimba/ui';
import { memo } from 'react';
import { HomeLink } from '../brand/HomeLink.tsx';
import { sidebarItems } from '../navigation/items.ts';
import { modes } from './modes.css.ts';
import * as styles from './Sidebar.css.ts';
import { SidebarFoot } from './SidebarFoot.tsx';
import { SidebarList } from './SidebarLine.tsx';
import type { SidebarState } from './use-sidebar.ts';

export const sidebarId = 'sidebar';

interface SidebarProps {
  state: SidebarState;
  current: PathName | undefined;
}

/** The sidebar beside the page, from 768 px. */
export const Sidebar = memo(function Sidebar({ state, current }: SidebarProps) {
  const { t } = useTranslation('common');
  const mode = state.open === undefined ? modes.auto : state.open ? modes.open : modes.icons;
  return (
    <div id={sidebarId} className={classNames(styles.sidebar, mode)}>
      <div className={styles.inner}>
        <nav className={styles.main} aria-label={t('a11y.mainNav')}>
          <div className={styles.head}>
            <HomeLink narrow={{ full: styles.name, sign: styles.sign }} />
          </div>
          <SidebarList items={sidebarItems} current={current} makeRoom={state.makeRoom} />
        </nav>
        <div className={styles.end}>
          <SidebarFoot current={current} makeRoom={state.makeRoom} />
        </div>
      </div>
    </div>
  );
});
