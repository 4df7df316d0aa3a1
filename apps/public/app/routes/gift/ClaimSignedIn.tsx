import type { Schema } from '@rimba/api-client';
import { claimGift } from '@rimba/api-client/react-query';
import type { SessionUser } from '@rimba/auth';
import { Trans, useTranslation } from '@rimba/i18n/react';
import { pathTo } from '@rimba/paths';
import { TextLink } from '@rimba/shell';
import { Button, Stack, Text } from '@rimba/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { browserApi } from '../../data/browser-api.ts';
import { FormFailure } from '../../sign-in/FormFailure.tsx';
import { withNext } from '../../sign-in/sign-in.ts';

interface ClaimSignedInProps {
  giftCode: string;
  user: SessionUser;
  onAccepted: (session: Schema<'GiftClaim'>['session'], email: string) => void;
}

/** One press, where the account's address is proven. */
export function ClaimSignedIn({
  giftCode,
  user: { email, emailVerifiedAt },
  onAccepted,
}: ClaimSignedInProps) {
  const { t } = useTranslation('gifts');
  const claim = useMutation(claimGift(browserApi(), useQueryClient(), giftCode));
  if (emailVerifiedAt === null) {
    const suffix = withNext(pathTo('gift', { giftCode }));
    return (
      <Text>
        <Trans
          ns="gifts"
          i18nKey="follow.notProven"
          values={{ email }}
          components={{ prove: <TextLink to={{ page: 'emailVerification', suffix }} /> }}
        />
      </Text>
    );
  }
  return (
    <Stack gap={4}>
      <Text>{t('follow.signedIn', { email })}</Text>
      <FormFailure error={claim.error} />
      <Button
        width="full"
        busy={claim.isPending ? t('follow.claiming') : undefined}
        onClick={() => claim.mutate({}, { onSuccess: ({ session }) => onAccepted(session, email) })}
      >
        {t('follow.claim')}
      </Button>
      <Text variant="small" tone="muted">
        {t('follow.public')}
      </Text>
    </Stack>
  );
}
