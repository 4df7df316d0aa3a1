import { useLanguage, useTranslation } from '@rimba/i18n/react';
import { Icon, LanguagesIcon } from '@rimba/ui';
import { lazy } from 'react';
import { Later } from '../frame/Later.tsx';
import * as styles from '../sidebar/Sidebar.css.ts';

const ChooserDialog = lazy(() => import('./ChooserDialog.tsx'));

/** A line of the sidebar that names the language and opens the choice of both. */
export function LanguageChooser() {
  const { t } = useTranslation('common');
  const name = t(`language.${useLanguage()}`);
  const trigger = (
    <button type="button" className={styles.line} aria-label={`${t('language.switchLabel')}: ${name}`}>
      <Icon of={LanguagesIcon} />
      <span className={styles.label}>{name}</span>
    </button>
  );
  return (
    <Later meanwhile={trigger}>
      <ChooserDialog trigger={trigger} />
    </Later>
  );
}
