import { useTranslation } from '@rimba/i18n/react';
import { PageLink, type PlainPage } from '@rimba/shell';
import { BellIcon, BookmarkIcon, CertificateIcon, Icon, type IconSource, ReceiptIcon } from '@rimba/ui';
import * as styles from './profile.css.ts';

const places = [
  { page: 'transactions', label: 'menu.transactions', icon: ReceiptIcon },
  { page: 'certificates', label: 'menu.certificates', icon: CertificateIcon },
  { page: 'wishtree', label: 'menu.wishtree', icon: BookmarkIcon },
  { page: 'notifications', label: 'menu.notifications', icon: BellIcon },
] as const satisfies readonly { page: PlainPage; label: string; icon: IconSource }[];

/** The account's other pages, which phones reach from here. */
export function Places() {
  const { t } = useTranslation('profile');
  return (
    <nav aria-label={t('page.title')}>
      <ul>
        {places.map(({ page, label, icon }) => (
          <li key={page}>
            <PageLink to={{ page }} className={styles.place}>
              <Icon of={icon} />
              {t(label)}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
