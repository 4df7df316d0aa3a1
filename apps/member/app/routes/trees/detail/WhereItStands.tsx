import { motif } from '@rimba/drawings';
import { type LandType, landTypeWords } from '@rimba/i18n';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { PageLink, Section } from '@rimba/shell';
import { Link, ProfileLocator, type ProfilePlace, Text } from '@rimba/ui';
import type { Tree } from '../../../data/wire.ts';

const decimals = 3;

/** Where each land type lies in the drawing. */
const places: Readonly<Record<LandType, ProfilePlace>> = {
  peat_swamp: 'peat',
  heath: 'kerangas',
  lowland: 'lowland',
  mangrove: 'mangrove',
  riparian: 'riparian',
  agroforest: 'agroforest',
};

export function WhereItStands({ tree }: { tree: Tree }) {
  const { t } = useTranslation(['trees']);
  const format = useFormat();
  const { id, kelompokKomunitas: community, landType, elevation, latitude, longitude } = tree;
  return (
    <Section title={t('place.title')}>
      <ProfileLocator
        of={motif('profile')}
        place={places[landType]}
        label={t('place.locator', {
          landType: t(landTypeWords[landType]),
          elevation: format.number(elevation),
        })}
      />
      {community && (
        <Text>
          {t('place.text', {
            landType: t(landTypeWords[landType]),
            village: community.village,
            district: community.district,
          })}
        </Text>
      )}
      <Text variant="small" tone="muted">
        {[
          `${t('fields.latitude')} ${format.number(latitude, decimals)}`,
          `${t('fields.longitude')} ${format.number(longitude, decimals)}`,
        ].join(', ')}
        {'. '}
        {t('detail.rounded')}
      </Text>
      <Link asChild standalone>
        <PageLink to={{ page: 'map', suffix: `?tree=${id}` }}>{t('detail.seeOnMap')}</PageLink>
      </Link>
    </Section>
  );
}
