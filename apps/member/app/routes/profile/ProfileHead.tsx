import { useFormat, useTranslation } from '@rimba/i18n/react';
import { PageLink } from '@rimba/shell';
import { Avatar, Heading, Icon, Inline, Link, Stack, Text, VerifiedIcon, WarningIcon } from '@rimba/ui';
import type { User } from '../../data/wire.ts';
import * as styles from './profile.css.ts';

/** Who is signed in. */
export function ProfileHead({ user }: { user: User }) {
  const { t } = useTranslation('profile');
  const format = useFormat();
  return (
    <section className={styles.account}>
      <Avatar name={user.name} src={user.profilePicture} size="large" />
      <div className={styles.accountWords}>
        <Stack gap={1}>
          <Heading level={2} size="h3">
            {user.name}
          </Heading>
          <Text variant="small">{user.email}</Text>
          {user.emailVerifiedAt === null ? (
            <Inline gap={3}>
              <span className={styles.unverified}>
                <Icon of={WarningIcon} size="small" />
                {t('page.unverified')}
              </span>
              <Link asChild standalone>
                <PageLink to={{ page: 'emailVerification' }}>{t('page.verifyNow')}</PageLink>
              </Link>
            </Inline>
          ) : (
            <span className={styles.verified}>
              <Icon of={VerifiedIcon} size="small" />
              {t('page.verified')}
            </span>
          )}
          <Text variant="small" tone="muted">
            {t('page.memberSince', { date: format.date(user.createdAt) })}
          </Text>
        </Stack>
      </div>
    </section>
  );
}
