import { useTranslation } from '@rimba/i18n/react';
import { PageLink } from '@rimba/shell';
import { Grid, Link, PageSection, Text } from '@rimba/ui';
import { CommunityPicture } from '../../communities/CommunityPicture.tsx';
import type { Community } from '../../communities/community.ts';

const shown = 4;

export function CommunityPhotos({ community: { id, photos = [] } }: { community: Community }) {
  const { t } = useTranslation('communities');
  return (
    <PageSection
      heading={t('detail.photos')}
      aside={
        photos.length > 0 && (
          <Link asChild standalone>
            <PageLink to={{ page: 'communityPhotos', params: { kelompokKomunitasId: id } }}>
              {t('detail.allPhotos')}
            </PageLink>
          </Link>
        )
      }
    >
      {photos.length === 0 ? (
        <Text>{t('photos.empty')}</Text>
      ) : (
        <Grid phone={2} desktop={4}>
          {photos.slice(0, shown).map((photo) => (
            <CommunityPicture key={photo.id} {...photo} />
          ))}
        </Grid>
      )}
    </PageSection>
  );
}
