import { useFormat, useTranslation } from '@rimba/i18n/react';
import { Button, Inline, Stack, Text, VisuallyHidden } from '@rimba/ui';
import type { ApiKey } from '../../../data/wire.ts';
import * as styles from '../profile.css.ts';

/** A key: its name, how it begins, what it may do, since when, used when last. */
export function KeyRow({ apiKey, onEnd }: { apiKey: ApiKey; onEnd: () => void }) {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const { name, prefix, scopes, createdAt, lastUsedOn } = apiKey;
  const facts = [
    format.list(scopes.map((scope) => t(`keys.may.${scope}`))),
    t('keys.made', { date: format.date(createdAt) }),
    lastUsedOn ? t('keys.used', { date: format.date(lastUsedOn) }) : t('keys.notUsed'),
  ];
  return (
    <li className={styles.device}>
      <Inline justify="between">
        <Stack gap={1}>
          <Text>
            {name} <code>{prefix}…</code>
          </Text>
          <Text variant="small" tone="muted">
            {facts.join(' · ')}
          </Text>
        </Stack>
        <Button variant="quiet" onClick={onEnd}>
          {t('keys.end')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      </Inline>
    </li>
  );
}
