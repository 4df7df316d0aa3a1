import { useTranslation } from '@rimba/i18n/react';
import { type CommonKey, matchPath, type PlainPage } from '@rimba/paths';
import { Button, Icon, Link, MenuIcon } from '@rimba/ui';
import { useLocation } from 'react-router';
import { HomeLink } from '../brand/HomeLink.tsx';
import { PageLink } from '../navigation/PageLink.tsx';
import { LanguageLinks } from './LanguageLinks.tsx';
import * as styles from './VisitorHeader.css.ts';
import { accountLinks, headerLinks, menuLinks } from './visitor-links.ts';

/** The header of open pages. Where there is no room its links fold into a menu that opens without a script. */
export function VisitorHeader({ signedIn }: { signedIn: boolean }) {
  const { t } = useTranslation('common');
  const ways = accountLinks(signedIn);
  return (
    <header className={styles.header}>
      <HomeLink />
      <nav className={styles.wideNav} aria-label={t('a11y.mainNav')}>
        <HeaderLinks links={headerLinks()} />
      </nav>
      <span className={styles.spacer} />
      <LanguageLinks />
      <span className={styles.wideOnly}>
        {ways.map(({ page, label }, place) =>
          place < ways.length - 1 ? (
            <Link key={page} asChild standalone>
              <PageLink to={{ page }}>{t(label)}</PageLink>
            </Link>
          ) : (
            <Button key={page} asChild size="compact">
              <PageLink to={{ page }}>{t(label)}</PageLink>
            </Button>
          ),
        )}
      </span>
      <details className={styles.menu}>
        <summary className={styles.menuButton} aria-label={t('a11y.openMenu')}>
          <Icon of={MenuIcon} size="large" />
        </summary>
        <nav className={styles.menuList} aria-label={t('a11y.mainNav')}>
          <HeaderLinks links={menuLinks()} />
          {ways.map(({ page, label }) => (
            <PageLink key={page} to={{ page }} className={styles.menuLink}>
              {t(label)}
            </PageLink>
          ))}
        </nav>
      </details>
    </header>
  );
}

function HeaderLinks({ links }: { links: readonly { page: PlainPage; label: CommonKey }[] }) {
  const { t } = useTranslation('common');
  const match = matchPath(useLocation().pathname);
  const current = match?.kind === 'page' ? match.name : undefined;
  return links.map(({ page, label }) => (
    <PageLink
      key={page}
      to={{ page }}
      className={styles.menuLink}
      aria-current={page === current ? 'page' : undefined}
    >
      {t(label)}
    </PageLink>
  ));
}
