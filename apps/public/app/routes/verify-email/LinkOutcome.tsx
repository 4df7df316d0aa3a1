import { createSessionStorage, keptDestination, openLocalStorage, wayOnTo } from '@rimba/auth';
import { useErrorText, useTranslation } from '@rimba/i18n/react';
import { pathTo } from '@rimba/paths';
import { AddressLink, PageLink } from '@rimba/shell';
import { Banner, Button, Stack, Text } from '@rimba/ui';
import { useSyncExternalStore } from 'react';
import { withNext } from '../../sign-in/sign-in.ts';
import { Unreached } from '../../sign-in/Unreached.tsx';
import type { VerificationOutcome } from './verification-outcome.ts';

const tones = {
  done: 'success',
  already: 'success',
  expired: 'warning',
  failed: 'warning',
} as const;

const never = () => () => {};
const isSignedIn = () => createSessionStorage(openLocalStorage(window)).read() !== undefined;

/** To where somebody was going when they registered, to the trees, or to another link, which wants a session. */
function useWayOn(signedIn: boolean) {
  const { t } = useTranslation(['auth', 'common']);
  return (isGood: boolean) => {
    if (!isGood && !signedIn) {
      const suffix = withNext(pathTo('emailVerification'));
      return <PageLink to={{ page: 'login', suffix }}>{t('auth:login.submit')}</PageLink>;
    }
    if (!isGood) return <PageLink to={{ page: 'emailVerification' }}>{t('auth:verify.resend')}</PageLink>;
    const going = keptDestination();
    const { button } = wayOnTo(going);
    if (going === undefined) {
      return <PageLink to={{ page: 'trees', suffix: '?status=ready_to_adopt' }}>{t(button)}</PageLink>;
    }
    return <AddressLink to={going}>{t(button)}</AddressLink>;
  };
}

interface LinkOutcomeProps {
  outcome: VerificationOutcome;
  /** Why the link was refused: the words that stand above what to do. */
  reason?: unknown;
  onRetry?: () => void;
}

export function LinkOutcome({ outcome, reason, onRetry }: LinkOutcomeProps) {
  const { t } = useTranslation(['auth', 'common']);
  const signedIn = useSyncExternalStore(never, isSignedIn, () => false);
  const wayOn = useWayOn(signedIn);
  const errorText = useErrorText();
  const isGood = outcome === 'done' || outcome === 'already';
  const isElsewhere = outcome === 'done' && !signedIn;
  if (outcome === 'unreached') return <Unreached error={reason} onRetry={onRetry} />;
  return (
    <Stack gap={4} align="start">
      <Banner tone={tones[outcome]} urgent={!isGood}>
        {isGood ? t(`auth:verify.${outcome}Title`) : errorText(reason)}
      </Banner>
      <Text>
        {isElsewhere
          ? t('auth:verify.otherText')
          : outcome === 'done'
            ? t(wayOnTo(keptDestination()).text)
            : t(`auth:verify.${outcome}Text`)}
      </Text>
      {!isGood && !signedIn && <Text>{t('auth:verify.loginFirst')}</Text>}
      <Button asChild variant={isElsewhere ? 'secondary' : 'primary'}>
        {isElsewhere ? <PageLink to={{ page: 'login' }}>{t('auth:verify.here')}</PageLink> : wayOn(isGood)}
      </Button>
    </Stack>
  );
}
