import { useTranslation } from '@rimba/i18n/react';
import { boundsOf, type CommunityAreas, type MapBounds, overlap } from '@rimba/map';
import { PageLink, QueryFailed } from '@rimba/shell';
import { Heading, Link, Stack, Text } from '@rimba/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import * as styles from './map.css.ts';

type Area = CommunityAreas['features'][number];

const areaBounds = ({ geometry }: Area): MapBounds | undefined =>
  boundsOf((geometry.coordinates[0] ?? []).map(([longitude = 0, latitude = 0]) => ({ longitude, latitude })));

interface CommunityListProps {
  areas: UseQueryResult<CommunityAreas>;
  bounds: MapBounds | undefined;
  onShow: (bounds: MapBounds, communityId: number) => void;
}

/** The communities whose area is on the map right now. */
export function CommunityList({ areas, bounds, onShow }: CommunityListProps) {
  const { t } = useTranslation('map');
  const shown = (areas.data?.features ?? []).filter((area) => {
    const own = areaBounds(area);
    return own !== undefined && (bounds === undefined || overlap(own, bounds));
  });
  return (
    <Stack gap={2} as="section" aria-labelledby="map-groups">
      <Heading level={2} size="h4" id="map-groups">
        {t('list.groups')}
      </Heading>
      {areas.data
        ? shown.length === 0 && <Text tone="muted">{t('list.noGroups')}</Text>
        : areas.isError && <QueryFailed level={3} error={areas.error} onRetry={() => void areas.refetch()} />}
      <ul className={styles.lines}>
        {shown.map((area) => {
          const { name, slug, village, readyToAdopt } = area.properties;
          const own = areaBounds(area);
          return (
            <li key={area.id} className={styles.line}>
              <button type="button" className={styles.place} onClick={() => own && onShow(own, area.id)}>
                <span className={styles.placeName}>{name}</span>
                <span className={styles.placeNote}>
                  {village} · {t('drawn.ready', { count: readyToAdopt })}
                </span>
              </button>
              <Link asChild standalone>
                <PageLink to={{ page: 'community', params: { kelompokKomunitasName: slug } }}>
                  {t('popup.openGroup')}
                </PageLink>
              </Link>
            </li>
          );
        })}
      </ul>
    </Stack>
  );
}
