import { languages, withLanguage } from '@rimba/i18n';
import { useLanguage, useTranslation } from '@rimba/i18n/react';
import { VisuallyHidden } from '@rimba/ui';
import { useLocation } from 'react-router';
import * as styles from './VisitorHeader.css.ts';

/** The same page in each language: plain links, because a document has no script. */
export function LanguageLinks() {
  const { t } = useTranslation('common');
  const current = useLanguage();
  const { pathname, search } = useLocation();
  return (
    <nav className={styles.languages} aria-label={t('language.label')}>
      {languages.map((language) => (
        <a
          key={language}
          href={withLanguage(pathname, language) + search}
          hrefLang={language}
          lang={language}
          className={styles.language}
          aria-current={language === current ? 'true' : undefined}
        >
          {language.toUpperCase()}
          <VisuallyHidden> {t(`language.${language}`)}</VisuallyHidden>
        </a>
      ))}
    </nav>
  );
}
