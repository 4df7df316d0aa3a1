import { communityPhotosQuery, communityQuery } from '@rimba/api-client/react-query';
import { useTranslation } from '@rimba/i18n/react';
import { PageLink } from '@rimba/shell';
import { Grid, Link, PageWidth, Text } from '@rimba/ui';
import { CommunityPicture } from '../../communities/CommunityPicture.tsx';
import { PhotoDialog } from '../../communities/PhotoDialog.tsx';
import photosScript from '../../communities/photos.enhancement.ts?worker&url';
import { ask, orNotFound, serviceApi } from '../../data/service.ts';
import { Enhancement } from '../../enhancement/Enhancement.tsx';
import { ContentHead } from '../../frame/ContentHead.tsx';
import { PageMeta } from '../../frame/PageMeta.tsx';
import type { Route } from './+types/route.ts';

/** As many as the service hands out at once. */
const most = 100;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const api = serviceApi({ context, url });
  const id = Number(params.kelompokKomunitasId);
  const [{ name, slug }, photos] = await orNotFound(
    Promise.all([ask(communityQuery(api, id)), ask(communityPhotosQuery(api, id, { limit: most }))]),
  );
  return { name, slug, photos: photos.data };
}

export default function CommunityPhotos({ loaderData: { name, slug, photos } }: Route.ComponentProps) {
  const { t } = useTranslation(['communities', 'common']);
  const title = t('communities:photos.title', { name });
  return (
    <>
      <PageMeta title={title} description={t('communities:photos.description', { name })} />
      <ContentHead title={title}>
        <Link asChild standalone>
          <PageLink to={{ page: 'community', params: { kelompokKomunitasName: slug } }}>
            {t('communities:photos.back')}
          </PageLink>
        </Link>
      </ContentHead>
      <PageWidth>
        {photos.length === 0 ? (
          <Text>{t('communities:photos.empty')}</Text>
        ) : (
          <>
            <Grid phone={2} tablet={3} desktop={4}>
              {photos.map((photo, place) => (
                <CommunityPicture
                  key={photo.id}
                  {...photo}
                  position={t('common:a11y.slide', { index: place + 1, total: photos.length })}
                />
              ))}
            </Grid>
            <PhotoDialog />
            <Enhancement src={photosScript} />
          </>
        )}
      </PageWidth>
    </>
  );
}
