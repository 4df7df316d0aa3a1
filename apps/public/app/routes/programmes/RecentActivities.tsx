import type { Schema } from '@rimba/api-client';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { TextLink } from '@rimba/shell';
import { PageSection, Stack, Text } from '@rimba/ui';

/** What the groups have been doing, each with the way to the group. */
export function RecentActivities({ activities }: { activities: readonly Schema<'GroupActivity'>[] }) {
  const { t } = useTranslation('programmes');
  const format = useFormat();
  if (activities.length === 0) return null;
  return (
    <PageSection heading={t('page.activitiesTitle')}>
      <Stack as="ul" gap={3}>
        {activities.map(({ id, title, date, kelompokKomunitas: group }) => (
          <li key={id}>
            <Text weight="medium">{title}</Text>
            <Text variant="small" tone="muted">
              {format.date(date)}
              {group && (
                <>
                  {' · '}
                  <TextLink to={{ page: 'community', params: { kelompokKomunitasName: group.slug } }}>
                    {group.name}
                  </TextLink>
                </>
              )}
            </Text>
          </li>
        ))}
      </Stack>
    </PageSection>
  );
}
