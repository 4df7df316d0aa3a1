import { useTranslation } from '@rimba/i18n/react';
import { late, QueryFailed, Section } from '@rimba/shell';
import { Skeleton, SkeletonGroup, Stack } from '@rimba/ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { profileQuery } from '../../data/profile.ts';
import { PageHead } from '../../frame/PageHead.tsx';
import { Appearance } from './Appearance.tsx';
import { Details } from './Details.tsx';
import { Leave } from './Leave.tsx';
import { OwnData } from './OwnData.tsx';
import { Part } from './Part.tsx';
import { Places } from './Places.tsx';
import { ProfileHead } from './ProfileHead.tsx';
import { parts } from './parts.ts';
import * as styles from './profile.css.ts';
import { SignedInDevices } from './SignedInDevices.tsx';
import { Password } from './ways/Password.tsx';

const Keys = late(() => import('./keys/Keys.tsx'));
const SecurityHistory = late(() => import('./SecurityHistory.tsx'));
const SignInWays = late(() => import('./ways/SignInWays.tsx'));

export default function Profile() {
  const { t } = useTranslation('profile');
  return (
    <Stack gap={5}>
      <PageHead title={t('page.title')} />
      <Content />
    </Stack>
  );
}

function Content() {
  const { t } = useTranslation(['profile', 'errors', 'common']);
  const profile = useQuery(profileQuery());
  if (profile.isPending) {
    return (
      <SkeletonGroup label={t('common:loading.data')}>
        <Skeleton shape="block" />
        <Skeleton shape="tall" />
      </SkeletonGroup>
    );
  }
  if (profile.isLoadingError) {
    return (
      <QueryFailed
        error={profile.error}
        title={t('errors:profile.load_failed')}
        onRetry={() => profile.refetch()}
      />
    );
  }
  return (
    <div className={styles.page}>
      <ProfileHead user={profile.data} />
      <aside className={styles.aside}>
        <Stack gap={6}>
          <Places />
          <Leave />
          <Appearance />
        </Stack>
      </aside>
      <Stack gap={6}>
        <Part id={parts.edit}>
          <Details user={profile.data} />
        </Part>
        <Part id={parts.ways}>
          <Section title={t('profile:ways.title')}>
            <Stack gap={3} align="start">
              <Suspense fallback={<Skeleton shape="block" />}>
                <SignInWays user={profile.data} />
              </Suspense>
              <Password user={profile.data} />
            </Stack>
          </Section>
        </Part>
        <Part id={parts.sessions}>
          <SignedInDevices />
        </Part>
        <Part id={parts.keys}>
          <Suspense fallback={<Skeleton shape="block" />}>
            <Keys user={profile.data} />
          </Suspense>
        </Part>
        <Part id={parts.security}>
          <Section title={t('profile:security.title')}>
            <Suspense fallback={<Skeleton shape="block" />}>
              <SecurityHistory />
            </Suspense>
          </Section>
        </Part>
        <Part id={parts.data}>
          <OwnData user={profile.data} />
        </Part>
      </Stack>
    </div>
  );
}
