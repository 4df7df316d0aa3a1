import type { Schema } from '@rimba/api-client';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { Grid, PageSection, Text } from '@rimba/ui';
import { GroupPicture } from '../../communities/GroupPicture.tsx';
import { SectionFailed } from '../../frame/SectionFailed.tsx';

export function Activities({ activities }: { activities: readonly Schema<'GroupActivity'>[] | null }) {
  const { t } = useTranslation('communities');
  const format = useFormat();
  return (
    <PageSection heading={t('detail.activities')}>
      {activities === null && <SectionFailed />}
      {activities?.length === 0 && <Text>{t('detail.activitiesEmpty')}</Text>}
      <Grid phone={2} desktop={3}>
        {activities?.map(({ id, title, image, date }) =>
          image === null ? (
            <Text key={id}>{`${title} · ${format.date(date)}`}</Text>
          ) : (
            <GroupPicture
              key={id}
              url={image}
              kind={image.startsWith('/drawings/') ? 'drawing' : 'photo'}
              caption={`${title} · ${format.date(date)}`}
              takenAt={null}
            />
          ),
        )}
      </Grid>
    </PageSection>
  );
}
