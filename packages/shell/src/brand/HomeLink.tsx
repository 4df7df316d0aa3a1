import { useTranslation } from '@rimba/i18n/react';
import { Logo, Wordmark } from '@rimba/ui';
import { PageLink } from '../navigation/PageLink.tsx';
import * as styles from './HomeLink.css.ts';

/** The product's sign, leading home. `narrow` names the place where only the sign has room. */
export function HomeLink({ narrow }: { narrow?: { full: string; sign: string } }) {
  const { t } = useTranslation('common');
  return (
    <PageLink to={{ page: 'home' }} className={styles.link} aria-label={t('a11y.logoHome')}>
      {narrow ? (
        <>
          <span className={narrow.full}>
            <Wordmark name={t('app.name')} />
          </span>
          <span className={narrow.sign}>
            <Logo />
          </span>
        </>
      ) : (
        <Wordmark name={t('app.name')} />
      )}
    </PageLink>
  );
}
