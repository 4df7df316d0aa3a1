import { useTranslation } from '@rimba/i18n/react';
import { useOnline } from '@rimba/shell';
import { Banner } from '@rimba/ui';

/** Why a step that is pressed stands still: calls wait for the network, and go out by themselves with it. */
export function AwaitsNetwork() {
  const { t } = useTranslation('checkout');
  return useOnline() ? null : <Banner urgent>{t('page.goesOn')}</Banner>;
}
