import { type GoogleLink, openTabStorage, takeGoogleLink } from '@rimba/auth';
import { useTranslation } from '@rimba/i18n/react';
import { type Demand, late, QueryFailed, useDemand } from '@rimba/shell';
import { Button, Skeleton, SkeletonGroup, Stack, Text } from '@rimba/ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import {
  chooseGoogleAccount,
  type GoogleProof,
  linkGoogle,
  removeSignInWay,
  renameSignInWay,
  signInWaysQuery,
} from '../../../data/sign-in-ways.ts';
import type { SignInWay, User } from '../../../data/wire.ts';
import { saySuccess } from '../../../frame/say.ts';
import { useSayFailure } from '../../../frame/use-say-failure.ts';
import * as styles from '../profile.css.ts';
import { AddPasskey } from './AddPasskey.tsx';
import { SecondFactor } from './SecondFactor.tsx';
import { useWayName, WayRow } from './WayRow.tsx';

const ProofDialog = late(() => import('./ProofDialog.tsx'));
const RenameDialog = late(() => import('./RenameDialog.tsx'));

/** By what the account is signed in to, and what can be done about it. */
export default function SignInWays({ user }: { user: User }) {
  const { t } = useTranslation('common');
  const ways = useQuery(signInWaysQuery());
  if (ways.isPending) {
    return (
      <SkeletonGroup label={t('loading.data')}>
        <Skeleton shape="block" />
      </SkeletonGroup>
    );
  }
  if (ways.isLoadingError) {
    return <QueryFailed level={3} error={ways.error} onRetry={() => ways.refetch()} />;
  }
  return (
    <Stack gap={3} align="start">
      <WayList user={user} ways={ways.data} />
      <AddPasskey user={user} />
      <SecondFactor user={user} ways={ways.data} />
      <Google user={user} isLinked={ways.data.some(({ kind }) => kind === 'google')} />
    </Stack>
  );
}

function WayList({ user, ways }: { user: User; ways: readonly SignInWay[] }) {
  const { t } = useTranslation('profile');
  const { wanted, open, onOpenChange, ask } = useDemand();
  const renaming = useDemand();
  const [chosen, setChosen] = useState<SignInWay>();
  const canRemove = ways.length > 1;
  return (
    <>
      {ways.length === 0 ? (
        <Text>{t('ways.none')}</Text>
      ) : (
        <ul className={styles.devices}>
          {ways.map((way) => (
            <WayRow
              key={way.id}
              way={way}
              onRename={
                way.kind === 'passkey'
                  ? () => {
                      setChosen(way);
                      renaming.ask();
                    }
                  : undefined
              }
              onRemove={
                canRemove
                  ? () => {
                      setChosen(way);
                      ask();
                    }
                  : undefined
              }
            />
          ))}
        </ul>
      )}
      {ways.length === 1 && (
        <Text variant="small" tone="muted">
          {t('ways.last')}
        </Text>
      )}
      {wanted && chosen && (
        <Suspense>
          <RemoveWay user={user} way={chosen} ways={ways} open={open} onOpenChange={onOpenChange} />
        </Suspense>
      )}
      {renaming.wanted && chosen && (
        <Suspense>
          <RenameDialog
            way={chosen}
            rename={(label) => renameSignInWay(chosen.id, label)}
            open={renaming.open}
            onOpenChange={renaming.onOpenChange}
          />
        </Suspense>
      )}
    </>
  );
}

type RemoveWayProps = Pick<Demand, 'open' | 'onOpenChange'> & {
  user: User;
  way: SignInWay;
  ways: readonly SignInWay[];
};

/** Without it the password asks for nothing more. */
const endsFactor = ({ kind }: SignInWay, ways: readonly SignInWay[]) =>
  kind === 'passkey' &&
  ways.some(({ asksPasskey }) => asksPasskey) &&
  ways.filter((way) => way.kind === 'passkey').length === 1;

function RemoveWay({ way, ways, ...dialog }: RemoveWayProps) {
  const { t } = useTranslation('profile');
  const name = useWayName({ ...way, asksPasskey: false });
  return (
    <ProofDialog
      {...dialog}
      tone="danger"
      title={t('ways.removeTitle')}
      text={t(endsFactor(way, ways) ? 'factor.removeText' : 'ways.removeText', { way: name })}
      confirmLabel={t('ways.removeConfirm')}
      busyLabel={t('deleteDialog.deleting')}
      act={async (proof) => {
        await removeSignInWay(way.id, proof);
        saySuccess(t('ways.removed'));
      }}
    />
  );
}

function Google({ user, isLinked }: { user: User; isLinked: boolean }) {
  const { t } = useTranslation(['profile', 'auth', 'common']);
  const sayFailure = useSayFailure();
  const [busy, setBusy] = useState(false);
  const [google, setGoogle] = useState<GoogleProof>();

  useEffect(() => {
    const brought: GoogleLink | undefined = takeGoogleLink(openTabStorage(window));
    if (brought) setGoogle(brought);
  }, []);

  const choose = async () => {
    setBusy(true);
    try {
      setGoogle(await chooseGoogleAccount());
    } catch (error) {
      sayFailure(error);
    }
    setBusy(false);
  };

  return (
    <>
      {!isLinked && (
        <Button variant="secondary" onClick={choose} busy={busy ? t('auth:google.loading') : undefined}>
          {t('profile:ways.linkGoogle')}
        </Button>
      )}
      {google && (
        <Suspense>
          <ProofDialog
            open
            onOpenChange={() => setGoogle(undefined)}
            user={user}
            tone="primary"
            title={t('profile:ways.linkTitle')}
            text={t('profile:ways.linkText')}
            confirmLabel={t('profile:ways.linkConfirm')}
            busyLabel={t('common:actions.saving')}
            once
            act={async (proof) => {
              await linkGoogle(google, proof);
              saySuccess(t('profile:ways.linked'));
            }}
          />
        </Suspense>
      )}
    </>
  );
}
