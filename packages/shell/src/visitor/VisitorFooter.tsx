import { useTranslation } from '@rimba/i18n/react';
import { Text } from '@rimba/ui';
import { HomeLink } from '../brand/HomeLink.tsx';
import { PageLink } from '../navigation/PageLink.tsx';
import { ThemeChooser } from '../theme/ThemeChooser.tsx';
import * as styles from './VisitorFooter.css.ts';
import { footerColumns } from './visitor-links.ts';

/** The footer of open pages. */
export function VisitorFooter({ year, signedIn }: { year: number; signedIn: boolean }) {
  const { t } = useTranslation('common');
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <HomeLink />
          <Text variant="note">{t('footer.about')}</Text>
          <Text variant="caption" tone="muted">
            {t('footer.demo')}
          </Text>
          {/* A document's script finds the choices by the mark; without one, where none are shown, the page follows the device. */}
          <div className={styles.theme} data-theme-choices>
            <ThemeChooser />
          </div>
          <Text variant="caption" tone="muted">
            {t('footer.copyright', { year })}
          </Text>
        </div>
        <div className={styles.columns}>
          {footerColumns(signedIn).map(({ heading, links }) => (
            <nav key={heading} aria-label={t(heading)} className={styles.column}>
              <Text variant="label" tone="muted">
                {t(heading)}
              </Text>
              {links.map(({ page, label }) => (
                <PageLink key={page} to={{ page }} className={styles.link}>
                  {t(label)}
                </PageLink>
              ))}
            </nav>
          ))}
        </div>
      </div>
    </footer>
  );
}
