import { useTranslation } from '@rimba/i18n/react';
import { PageLink } from '@rimba/shell';
import { Banner, Button, Stack, Text } from '@rimba/ui';
import type { VerificationOutcome } from './verification-outcome.ts';

const tones = {
  done: 'success',
  already: 'success',
  expired: 'warning',
  failed: 'danger',
  unreached: 'warning',
} as const;

interface OutcomeProps {
  outcome: VerificationOutcome;
  /** False when a password set before the proof was dropped. */
  passwordKept?: boolean;
  onRetry?: () => void;
}

export function Outcome({ outcome, passwordKept = true, onRetry }: OutcomeProps) {
  const { t } = useTranslation(['auth', 'common']);
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
  const isGood = outcome === 'done' || outcome === 'already';
  return (
    <Stack gap={4} align="start">
      <Banner tone={tones[outcome]} urgent={!isGood}>
        {t(`auth:verify.${outcome}Title`)}
      </Banner>
      <Text>{t(`auth:verify.${outcome}Text`)}</Text>
      {!passwordKept && <Text>{t('auth:verify.passwordDropped')}</Text>}
      <Button asChild>
        {passwordKept ? (
          <PageLink to={isGood ? { page: 'trees' } : { page: 'emailVerification' }}>
            {isGood ? t('auth:verify.doneButton') : t('auth:verify.resend')}
          </PageLink>
        ) : (
          <PageLink to={{ page: 'forgotPassword' }}>{t('auth:verify.setPassword')}</PageLink>
        )}
      </Button>
    </Stack>
  );
}
