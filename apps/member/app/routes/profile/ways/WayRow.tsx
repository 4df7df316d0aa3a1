import { serviceNow } from '@rimba/api-client';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { Button, Inline, Stack, Text, VisuallyHidden } from '@rimba/ui';
import type { SignInWay } from '../../../data/wire.ts';
import * as styles from '../profile.css.ts';
import { useDeviceWords } from '../use-device-words.ts';

interface WayRowProps {
  way: SignInWay;
  /** Left out of what has no name. */
  onRename: (() => void) | undefined;
  /** Left out of the last one, which stays. */
  onRemove: (() => void) | undefined;
}

/** A way to sign in: which, since when, used when last and with what. */
export function WayRow({ way, onRename, onRemove }: WayRowProps) {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const name = useWayName(way);
  const deviceWords = useDeviceWords();
  const { addedAt, lastUsedAt, lastUsedWith } = way;
  const used = lastUsedAt
    ? t('ways.used', {
        time: format.relativeTimeWithin(lastUsedAt, serviceNow()),
        device: deviceWords(lastUsedWith),
      })
    : t('ways.notUsed');
  return (
    <li className={styles.device}>
      <Inline justify="between">
        <Stack gap={1}>
          <Text>{name}</Text>
          <Text variant="small" tone="muted">
            {addedAt ? t('ways.added', { date: format.date(addedAt) }) : t('ways.addedEarlier')}
            {' · '}
            {used}
          </Text>
        </Stack>
        <Inline gap={3}>
          {onRename && (
            <Button variant="quiet" onClick={onRename}>
              {t('passkey.rename')}
              <VisuallyHidden> {name}</VisuallyHidden>
            </Button>
          )}
          {onRemove && (
            <Button variant="quiet" onClick={onRemove}>
              {t('ways.remove')}
              <VisuallyHidden> {name}</VisuallyHidden>
            </Button>
          )}
        </Inline>
      </Inline>
    </li>
  );
}

/** What a way is called. */
export function useWayName({
  kind,
  label,
  asksPasskey,
}: Pick<SignInWay, 'kind' | 'label' | 'asksPasskey'>): string {
  const { t } = useTranslation('profile');
  if (kind === 'password') return t(asksPasskey ? 'factor.asks' : 'ways.password');
  if (kind === 'passkey') return t('passkey.named', { label });
  return label === null ? t('ways.google') : t('ways.googleNamed', { label });
}
