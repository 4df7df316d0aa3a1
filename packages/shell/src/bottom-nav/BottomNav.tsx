import { useTranslation } from '@rimba/i18n/react';
import type { PageIn } from '@rimba/paths';
import { Badge, Icon } from '@rimba/ui';
import { memo } from 'react';
import { bottomNavItems } from '../navigation/items.ts';
import { PageLink } from '../navigation/PageLink.tsx';
import * as styles from './BottomNav.css.ts';

interface BottomNavProps {
  /** The item that is marked. */
  current: PageIn<'bottom'>;
  /** Stands in the profile item's place of an icon. */
  picture: string | undefined;
  /** Counts on the items; nothing is shown at 0, and 99+ above 99. */
  badges?: Partial<Record<PageIn<'bottom'>, number>>;
}

/** The phone's four places. Shown below 768 px, and only on their own paths. */
export const BottomNav = memo(function BottomNav({ current, picture, badges = {} }: BottomNavProps) {
  const { t } = useTranslation('common');
  return (
    <nav className={styles.bar} aria-label={t('a11y.bottomNav')}>
      {bottomNavItems.map(({ page, label, icon }) => (
        <PageLink
          key={page}
          to={{ page }}
          className={styles.item}
          aria-current={page === current ? 'page' : undefined}
        >
          {page === 'profile' && picture !== undefined ? (
            <img src={picture} alt="" width={24} height={24} className={styles.picture} />
          ) : (
            <Icon of={icon} size="large" />
          )}
          {t(label)}
          <span className={styles.badge}>
            <Badge count={badges[page] ?? 0} />
          </span>
        </PageLink>
      ))}
    </nav>
  );
});
