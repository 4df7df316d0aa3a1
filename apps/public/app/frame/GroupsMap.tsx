import type { Schema } from '@rimba/api-client';
import { motif, REGENCY_MAP, REGENCY_RIVERS, REGENCY_TOWNS } from '@rimba/drawings';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { isAvailable, usePageAddress } from '@rimba/shell';
import { RegencyMap, type RegencyMapProps } from '@rimba/ui';

type GroupsMapProps = Pick<RegencyMapProps, 'orientation' | 'label'> & { areas: Schema<'GroupAreas'> };

/** The drawn regency with the areas of community groups and how many of their trees wait. */
export function GroupsMap({ areas, ...map }: GroupsMapProps) {
  const { t } = useTranslation('home');
  const format = useFormat();
  const address = usePageAddress();
  return (
    <RegencyMap
      {...map}
      of={motif('regency')}
      frame={REGENCY_MAP}
      groups={areas.features.map(({ id, geometry, properties: { name, slug, readyToAdopt } }) => {
        const ring = (geometry.coordinates[0] ?? []).map(([lon = 0, lat = 0]) => ({ lon, lat }));
        return {
          id,
          ...middleOf(ring),
          label: t('map.waiting', { name, count: readyToAdopt }),
          count: readyToAdopt,
          countText: format.number(readyToAdopt),
          area: ring,
          ...(isAvailable('community') && {
            href: address({ page: 'community', params: { kelompokKomunitasName: slug } }),
          }),
        };
      })}
      words={{
        towns: REGENCY_TOWNS,
        rivers: REGENCY_RIVERS,
        sea: t('map.sea'),
        park: t('map.park'),
        north: t('map.north'),
        scale: t('map.scale'),
      }}
    />
  );
}

/** The middle of the box around an area, where its number stands. */
function middleOf(ring: readonly { lon: number; lat: number }[]) {
  const between = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  return { lon: between(ring.map(({ lon }) => lon)), lat: between(ring.map(({ lat }) => lat)) };
}
