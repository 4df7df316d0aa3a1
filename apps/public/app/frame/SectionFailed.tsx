import { useTranslation } from '@rimba/i18n/react';
import { Text } from '@rimba/ui';

/** In the place of a part of the page whose data could not be had. */
export function SectionFailed() {
  const { t } = useTranslation('common');
  return <Text tone="muted">{t('error.sectionFailed')}</Text>;
}
