import { useLanguage, useTranslation } from '@rimba/i18n/react';
import { Icon, LanguagesIcon } from '@rimba/ui';
import { Suspense } from 'react';
import { late } from '../late/late.ts';
import { useDemand } from '../late/use-demand.ts';
import * as styles from './Sidebar.css.ts';

const ChooserDialog = late(() => import('../language/ChooserDialog.tsx'));

/** A line of the sidebar that names the language and opens the choice of both. */
export function LanguageChooser() {
  const { t } = useTranslation('common');
  const name = t(`language.${useLanguage()}`);
  const { wanted, open, onOpenChange, ask } = useDemand();
  return (
    <>
      <button
        type="button"
        className={styles.line}
        aria-label={`${t('language.switchLabel')}: ${name}`}
        aria-haspopup="dialog"
        onClick={ask}
      >
        <Icon of={LanguagesIcon} />
        <span className={styles.label}>{name}</span>
      </button>
      {wanted && (
        <Suspense>
          <ChooserDialog open={open} onOpenChange={onOpenChange} />
        </Suspense>
      )}
    </>
  );
}
