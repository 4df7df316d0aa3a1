import type { Schema } from '@rimba/api-client';
import { motif, REGENCY_MAP } from '@rimba/drawings';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { usePageAddress } from '@rimba/shell';
import { RegencyMap, type RegencyMapProps } from '@rimba/ui';
import { areaMiddle, outerRing } from './area-middle.ts';
import { useMapWords } from './use-map-words.ts';

type CommunitiesMapProps = Pick<RegencyMapProps, 'orientation' | 'label'> & { areas: Schema<'GroupAreas'> };

/** The drawn regency with the areas of communities and how many of their trees wait. */
export function CommunitiesMap({ areas, ...map }: CommunitiesMapProps) {
  const { t } = useTranslation('map');
  const format = useFormat();
  const address = usePageAddress();
  return (
    <RegencyMap
      {...map}
      of={motif('regency')}
      frame={REGENCY_MAP}
      groups={areas.features.map(({ id, geometry, properties: { name, slug, readyToAdopt } }) => {
        return {
          id,
          ...areaMiddle(geometry),
          label: t('drawn.waiting', { name, count: readyToAdopt }),
          count: readyToAdopt,
          countText: format.number(readyToAdopt),
          area: outerRing(geometry),
          href: address({ page: 'community', params: { kelompokKomunitasName: slug } }),
        };
      })}
      words={useMapWords()}
    />
  );
}
