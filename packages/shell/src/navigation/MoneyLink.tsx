import { useTranslation } from '@rimba/i18n/react';
import { TextLink } from '@rimba/shell';

/** From a price to where it goes. */
export function MoneyLink() {
  const { t } = useTranslation('reports');
  return <TextLink to={{ page: 'whereTheMoneyGoes' }}>{t('spending.short')}</TextLink>;
}
