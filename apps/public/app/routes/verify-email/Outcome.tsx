import { useErrorText, useTranslation } from '@rimba/i18n/react';
import { AddressLink, PageLink } from '@rimba/shell';
import { Banner, Button, Stack, Text } from '@rimba/ui';
import { keptDestination } from '../../sign-in/kept-destination.ts';
import type { VerificationOutcome } from './verification-outcome.ts';

const tones = {
  done: 'success',
  already: 'success',
  expired: 'warning',
  failed: 'danger',
  unreached: 'warning',
} as const;

/** To where somebody was going when they registered, to the trees, or to another link. */
function useWayOn() {
  const { t } = useTranslation(['auth', 'common']);
  return (isGood: boolean) => {
    if (!isGood) return <PageLink to={{ page: 'emailVerification' }}>{t('auth:verify.resend')}</PageLink>;
    const going = keptDestination();
    if (going === undefined) return <PageLink to={{ page: 'trees' }}>{t('auth:verify.doneButton')}</PageLink>;
    return <AddressLink to={going}>{t('common:actions.continue')}</AddressLink>;
  };
}

interface OutcomeProps {
  outcome: VerificationOutcome;
  /** False when a password set before the proof was dropped. */
  passwordKept?: boolean;
  /** Why the link was refused: the words that stand above what to do. */
  reason?: unknown;
  onRetry?: () => void;
}

export function Outcome({ outcome, passwordKept = true, reason, onRetry }: OutcomeProps) {
  const { t } = useTranslation(['auth', 'common']);
  const wayOn = useWayOn();
  const errorText = useErrorText();
  const isGood = outcome === 'done' || outcome === 'already';
  if (outcome === 'unreached') {
    return (
      <Stack gap={4} align="start">
        <Banner tone={tones.unreached} urgent>
          {t('common:error.description')}
        </Banner>
        <Button onClick={onRetry}>{t('common:actions.retry')}</Button>
      </Stack>
    );
  }
  return (
    <Stack gap={4} align="start">
      <Banner tone={tones[outcome]} urgent={!isGood}>
        {isGood ? t(`auth:verify.${outcome}Title`) : errorText(reason)}
      </Banner>
      <Text>{t(`auth:verify.${outcome}Text`)}</Text>
      {!passwordKept && <Text>{t('auth:verify.passwordDropped')}</Text>}
      <Button asChild>
        {passwordKept ? (
          wayOn(isGood)
        ) : (
          <PageLink to={{ page: 'forgotPassword' }}>{t('auth:verify.setPassword')}</PageLink>
        )}
      </Button>
    </Stack>
  );
}
