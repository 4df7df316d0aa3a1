import { useTranslation } from '@rimba/i18n/react';
import { TextLink } from './TextLink.tsx';

/** From a price to where it goes: it stands beside every price. */
export function MoneyLink() {
  const { t } = useTranslation('common');
  return <TextLink to={{ page: 'whereTheMoneyGoes' }}>{t('price.whereItGoes')}</TextLink>;
}
