import { useTranslation } from '@rimba/i18n/react';
import { late, QueryFailed, Section, useDemand } from '@rimba/shell';
import { Button, Link, Skeleton, SkeletonGroup, Stack, Text } from '@rimba/ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { apiKeysQuery } from '../../../data/api-keys.ts';
import type { ApiKey, User } from '../../../data/wire.ts';
import * as styles from '../profile.css.ts';
import { KeyRow } from './KeyRow.tsx';

const NewKeyDialog = late(() => import('./NewKeyDialog.tsx'));
const EndKeyDialog = late(() => import('./EndKeyDialog.tsx'));

/** In ms. */
const untilTried = 10_000;

/** What an account may have at once. */
const mostKeys = 10;

/** The keys by which the adopter's own programs call in their name. */
export default function Keys({ user }: { user: User }) {
  const { t } = useTranslation('profile');
  return (
    <Section title={t('keys.title')}>
      <Text variant="small" tone="muted">
        {t('keys.text')}
      </Text>
      <Link href="/api/docs#description/keys-for-programs" standalone>
        {t('keys.docs')}
      </Link>
      <Content user={user} />
    </Section>
  );
}

function Content({ user }: { user: User }) {
  const { t } = useTranslation('common');
  const keys = useQuery({
    ...apiKeysQuery(),
    // Whoever has just made a key tries it, and looks here whether it was heard of.
    refetchInterval: ({ state }) => state.data?.some(({ lastUsedOn }) => lastUsedOn === null) && untilTried,
  });
  if (keys.isPending) {
    return (
      <SkeletonGroup label={t('loading.data')}>
        <Skeleton shape="block" />
      </SkeletonGroup>
    );
  }
  if (keys.isLoadingError) {
    return <QueryFailed level={3} error={keys.error} onRetry={() => keys.refetch()} />;
  }
  return (
    <Stack gap={3} align="start">
      <KeyList keys={keys.data} />
      <NewKey user={user} count={keys.data.length} />
    </Stack>
  );
}

function KeyList({ keys }: { keys: readonly ApiKey[] }) {
  const { wanted, open, onOpenChange, ask } = useDemand();
  const [chosen, setChosen] = useState<ApiKey>();
  return (
    <>
      {keys.length > 0 && (
        <ul className={styles.devices}>
          {keys.map((key) => (
            <KeyRow
              key={key.id}
              apiKey={key}
              onEnd={() => {
                setChosen(key);
                ask();
              }}
            />
          ))}
        </ul>
      )}
      {wanted && chosen && (
        <Suspense>
          <EndKeyDialog apiKey={chosen} open={open} onOpenChange={onOpenChange} />
        </Suspense>
      )}
    </>
  );
}

function NewKey({ user, count }: { user: User; count: number }) {
  const { t } = useTranslation('profile');
  const { wanted, open, onOpenChange, ask } = useDemand();
  if (!user.emailVerifiedAt) return <Text>{t('keys.unverified')}</Text>;
  return (
    <>
      {count < mostKeys ? (
        <Button variant="secondary" onClick={ask}>
          {t('keys.make')}
        </Button>
      ) : (
        <Text>{t('keys.full', { most: mostKeys })}</Text>
      )}
      {wanted && (
        <Suspense>
          <NewKeyDialog user={user} open={open} onOpenChange={onOpenChange} />
        </Suspense>
      )}
    </>
  );
}
