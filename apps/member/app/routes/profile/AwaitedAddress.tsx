import { useTranslation } from '@rimba/i18n/react';
import { Button, Card, Heading, Inline, Stack, Text } from '@rimba/ui';
import { useEffect, useRef, useState } from 'react';
import { TypeCode } from '../../account/TypeCode.tsx';
import { wrappedAddress } from '../../account/wrapped-address.tsx';
import { cancelEmailChange, confirmEmailChange } from '../../data/email-change.ts';
import { useSayFailure } from '../../frame/use-say-failure.ts';
import * as styles from './profile.css.ts';

interface AwaitedAddressProps {
  /** The address that is to be the account's, and the one that is. */
  email: string;
  before: string;
  codeExpiresAt: string | null;
  /** It was asked for just now, here: what is to be typed comes next. */
  isNew: boolean;
  onAgain: () => void;
}

/** An address that waits for its proof: the code of its mail is typed here, after a reload too. */
export default function AwaitedAddress({
  email,
  before,
  codeExpiresAt,
  isNew,
  onAgain,
}: AwaitedAddressProps) {
  const { t } = useTranslation(['profile', 'common']);
  const sayFailure = useSayFailure();
  const [busy, setBusy] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  // Else the field stands behind the navigation at a phone's foot.
  useEffect(() => {
    if (isNew) place.current?.scrollIntoView();
  }, [isNew]);
  const keep = () => {
    setBusy(true);
    cancelEmailChange()
      .catch(sayFailure)
      .finally(() => setBusy(false));
  };
  return (
    <div ref={place} className={styles.part}>
      <Card padding={5}>
        <Stack gap={4}>
          <Heading level={3}>{wrappedAddress(t('profile:emailChange.waits', { email }))}</Heading>
          <Text>{t(`profile:emailChange.${codeExpiresAt === null ? 'over' : 'waitsText'}`, { before })}</Text>
          {codeExpiresAt !== null && (
            <TypeCode
              key={codeExpiresAt}
              expiresAt={codeExpiresAt}
              onCode={confirmEmailChange}
              autoFocus={isNew}
            />
          )}
          <Inline>
            <Button variant="secondary" onClick={onAgain}>
              {t('profile:emailChange.again')}
            </Button>
            <Button variant="quiet" busy={busy ? t('common:actions.saving') : undefined} onClick={keep}>
              {t('profile:emailChange.keep')}
            </Button>
          </Inline>
        </Stack>
      </Card>
    </div>
  );
}
