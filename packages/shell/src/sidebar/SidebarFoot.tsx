import { useTranslation } from '@rimba/i18n/react';
import { extraItems } from '../navigation/items.ts';
import { ThemeChooser } from '../theme/ThemeChooser.tsx';
import { LanguageChooser } from './LanguageChooser.tsx';
import * as styles from './Sidebar.css.ts';
import { SidebarList, type SidebarListProps } from './SidebarLine.tsx';

/** Extra pages, theme and language, at the sidebar's end. */
export function SidebarFoot(shared: Pick<SidebarListProps, 'current' | 'makeRoom'>) {
  const { t } = useTranslation('common');
  return (
    <nav className={styles.foot} aria-label={t('a11y.secondaryNav')}>
      <SidebarList {...shared} items={extraItems} />
      <div className={styles.theme}>
        <ThemeChooser />
      </div>
      <LanguageChooser />
    </nav>
  );
}
