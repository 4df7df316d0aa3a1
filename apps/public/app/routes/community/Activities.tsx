import type { Schema } from '@rimba/api-client';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { TextLink } from '@rimba/shell';
import { Grid, PageSection, Text } from '@rimba/ui';
import { CommunityPicture } from '../../communities/CommunityPicture.tsx';
import { SectionFailed } from '../../frame/SectionFailed.tsx';

export function Activities({ activities }: { activities: readonly Schema<'GroupActivity'>[] | null }) {
  const { t } = useTranslation('communities');
  const format = useFormat();
  return (
    <PageSection heading={t('detail.activities')}>
      {activities === null && <SectionFailed />}
      {activities?.length === 0 && <Text>{t('detail.activitiesEmpty')}</Text>}
      <Grid phone={2} desktop={3}>
        {activities?.map(({ id, title, image, date, hasNote }) => {
          const caption = `${title} · ${format.date(date)}`;
          if (image !== null)
            return (
              <CommunityPicture
                key={id}
                url={image}
                kind={image.startsWith('/drawings/') ? 'drawing' : 'photo'}
                caption={caption}
                takenAt={null}
                newsId={hasNote ? id : undefined}
              />
            );
          return (
            <Text key={id}>
              {hasNote ? (
                <TextLink to={{ page: 'newsNote', params: { newsId: id } }}>{caption}</TextLink>
              ) : (
                caption
              )}
            </Text>
          );
        })}
      </Grid>
    </PageSection>
  );
}
