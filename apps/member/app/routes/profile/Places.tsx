import { useTranslation } from '@rimba/i18n/react';
import type { PlainPage } from '@rimba/paths';
import { PageLink } from '@rimba/shell';
import {
  BellIcon,
  BookmarkIcon,
  CertificateIcon,
  DevicesIcon,
  DownloadIcon,
  EditIcon,
  HelpIcon,
  Icon,
  type IconSource,
  ReceiptIcon,
} from '@rimba/ui';
import { parts } from './parts.ts';
import * as styles from './profile.css.ts';

const places = [
  { page: 'transactions', label: 'menu.transactions', icon: ReceiptIcon },
  { page: 'certificates', label: 'menu.certificates', icon: CertificateIcon },
  { page: 'wishtree', label: 'menu.wishtree', icon: BookmarkIcon },
  { page: 'notifications', label: 'menu.notifications', icon: BellIcon },
  { page: 'faq', label: 'menu.help', icon: HelpIcon },
] as const satisfies readonly { page: PlainPage; label: string; icon: IconSource }[];

const own = [
  { part: parts.edit, label: 'menu.edit', icon: EditIcon },
  { part: parts.sessions, label: 'menu.sessions', icon: DevicesIcon },
  { part: parts.data, label: 'menu.data', icon: DownloadIcon },
] as const satisfies readonly { part: string; label: string; icon: IconSource }[];

/** The account's other pages, which phones reach from here, and the parts of this one. */
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
        {own.map(({ part, label, icon }) => (
          <li key={part}>
            <a href={`#${part}`} className={styles.place}>
              <Icon of={icon} />
              {t(label)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
