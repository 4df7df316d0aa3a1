import type { Schema } from '@rimba/api-client';
import { useTranslation } from '@rimba/i18n/react';
import { PageSection } from '@rimba/ui';
import { CommunitiesOnMap } from '../../communities/CommunitiesOnMap.tsx';
import type { Community } from '../../communities/community.ts';
import { SectionFailed } from '../../frame/SectionFailed.tsx';

interface CommunityPlaceProps {
  /** The community's own area alone. */
  areas: Schema<'GroupAreas'> | null;
  community: Community;
}

export function CommunityPlace({ areas, community: { name } }: CommunityPlaceProps) {
  const { t } = useTranslation(['communities', 'map']);
  return (
    <PageSection heading={t('communities:detail.map')} note={t('communities:detail.mapApproximate')}>
      {areas === null ? (
        <SectionFailed />
      ) : (
        <CommunitiesOnMap areas={areas} label={t('map:popup.group', { name })} />
      )}
    </PageSection>
  );
}
