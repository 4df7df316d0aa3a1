import { Trans } from '@rimba/i18n/react';
import { PageLink } from '@rimba/shell';
import { Text } from '@rimba/ui';

/** Whom to ask. */
export function Help() {
  return (
    <Text variant="small" tone="muted">
      <Trans
        ns="transactions"
        i18nKey="detail.help"
        components={{ contact: <PageLink to={{ page: 'contact' }} /> }}
      />
    </Text>
  );
}
