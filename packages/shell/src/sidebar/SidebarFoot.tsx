import { useTranslation } from '@rimba/i18n/react';
import { LanguageChooser } from '../language/LanguageChooser.tsx';
import { ThemeChooser } from '../theme/ThemeChooser.tsx';
import * as styles from './Sidebar.css.ts';

/** Theme and language, at the sidebar's end. */
export function SidebarFoot() {
  const { t } = useTranslation('common');
  return (
    <nav className={styles.foot} aria-label={t('a11y.secondaryNav')}>
      <div className={styles.theme}>
        <ThemeChooser />
      </div>
      <LanguageChooser />
    </nav>
  );
}
