import { REGENCY_RIVERS, REGENCY_TOWNS } from '@rimba/drawings';
import { useTranslation } from '@rimba/i18n/react';
import type { RegencyMapProps } from '@rimba/ui';

/** What is written on the drawn regency. */
export function useMapWords(): RegencyMapProps['words'] {
  const { t } = useTranslation('map');
  return {
    towns: REGENCY_TOWNS,
    rivers: REGENCY_RIVERS,
    sea: t('drawn.sea'),
    park: t('drawn.park'),
    north: t('drawn.north'),
    scale: t('drawn.scale'),
  };
}
