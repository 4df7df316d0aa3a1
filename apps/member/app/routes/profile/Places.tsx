import { useTranslation } from '@rimba/i18n/react';
import { linesOf } from '@rimba/paths';
import { PageLink, profileIcons } from '@rimba/shell';
import {
  ClockIcon,
  DevicesIcon,
  DownloadIcon,
  EditIcon,
  HelpIcon,
  Icon,
  type IconSource,
  LockIcon,
  VerifiedIcon,
} from '@rimba/ui';
import { parts } from './parts.ts';
import * as styles from './profile.css.ts';

/** The pages of the account's menu, which starts with this one. */
const others = linesOf('profile').filter(({ page }) => page !== 'profile');

const own = [
  { part: parts.edit, label: 'edit.title', icon: EditIcon },
  { part: parts.ways, label: 'menu.ways', icon: VerifiedIcon },
  { part: parts.sessions, label: 'menu.sessions', icon: DevicesIcon },
  { part: parts.keys, label: 'menu.keys', icon: LockIcon },
  { part: parts.security, label: 'menu.security', icon: ClockIcon },
  { part: parts.data, label: 'menu.data', icon: DownloadIcon },
] as const satisfies readonly { part: string; label: string; icon: IconSource }[];

/** The account's other pages, which phones reach from here, and the parts of this one. */
export function Places() {
  const { t } = useTranslation('profile');
  const { t: common } = useTranslation('common');
  return (
    <nav aria-label={t('page.title')}>
      <ul>
        {others.map(({ page, label }) => (
          <li key={page}>
            <PageLink to={{ page }} className={styles.place}>
              <Icon of={profileIcons[page]} />
              {common(label)}
            </PageLink>
          </li>
        ))}
        <li>
          <PageLink to={{ page: 'faq' }} className={styles.place}>
            <Icon of={HelpIcon} />
            {t('menu.help')}
          </PageLink>
        </li>
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
