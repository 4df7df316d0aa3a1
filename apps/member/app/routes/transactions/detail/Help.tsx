import { Trans, useTranslation } from '@rimba/i18n/react';
import { PageLink } from '@rimba/shell';
import { Text } from '@rimba/ui';

/** Whom to ask. */
export function Help() {
  const { t } = useTranslation('transactions');
  return (
    <Text variant="small" tone="muted">
      <Trans t={t} i18nKey="detail.help" components={{ contact: <PageLink to={{ page: 'contact' }} /> }} />
    </Text>
  );
}
