import { serviceNow } from '@rimba/api-client';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { PageLink } from '@rimba/shell';
import { Stack, Text } from '@rimba/ui';
import { useQuery } from '@tanstack/react-query';
import { communityActivitiesQuery } from '../../data/activities.ts';
import { isInTerm } from '../../data/own-forest.ts';
import type { ForestTree } from '../../data/wire.ts';
import { newsSince } from './news-since.ts';

/** What happened besides surveys: what the communities that care for one's trees have done lately, since one's own first day. */
export function OtherNews({ trees }: { trees: readonly ForestTree[] }) {
  const { t } = useTranslation('member-home');
  const format = useFormat();
  const own = trees.filter(isInTerm);
  const communityIds = [...new Set(own.map(({ tree }) => tree.kelompokKomunitas.id))];
  const since = newsSince(own, serviceNow());
  const activities = useQuery(communityActivitiesQuery(communityIds, since)).data?.data ?? [];
  if (activities.length === 0) return null;
  return (
    <Stack as="ul" gap={2}>
      {activities.map(({ id, title, date, kelompokKomunitas: community }) =>
        community ? (
          <li key={`activity-${id}`}>
            <PageLink to={{ page: 'community', params: { kelompokKomunitasName: community.slug } }}>
              {t('news.activity', { group: community.name, title })}
            </PageLink>
            <Text variant="small" tone="muted">
              {format.date(date)}
            </Text>
          </li>
        ) : null,
      )}
    </Stack>
  );
}
