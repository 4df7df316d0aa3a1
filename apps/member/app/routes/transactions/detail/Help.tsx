import { Trans, useTranslation } from '@rimba/i18n/react';
import { isAvailable, PageLink } from '@rimba/shell';
import { Text } from '@rimba/ui';

/** Whom to ask. */
export function Help() {
  const { t } = useTranslation('transactions');
  if (!isAvailable('contact')) return null;
  return (
    <Text variant="small" tone="muted">
      <Trans t={t} i18nKey="detail.help" components={{ contact: <PageLink to={{ page: 'contact' }} /> }} />
    </Text>
  );
}
