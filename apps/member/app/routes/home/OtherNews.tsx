import { useFormat, useTranslation } from '@rimba/i18n/react';
import { PageLink } from '@rimba/shell';
import { Stack, Text } from '@rimba/ui';
import { useQuery } from '@tanstack/react-query';
import { groupActivitiesQuery } from '../../data/activities.ts';
import { isInTerm } from '../../data/own-forest.ts';
import type { ForestTree } from '../../data/wire.ts';

/** What happened besides surveys: what the groups that care for one's trees have done. */
export function OtherNews({ trees }: { trees: readonly ForestTree[] }) {
  const { t } = useTranslation('member-home');
  const format = useFormat();
  const groups = [...new Set(trees.filter(isInTerm).map(({ tree }) => tree.kelompokKomunitas.id))];
  const activities = useQuery(groupActivitiesQuery(groups)).data?.data ?? [];
  if (activities.length === 0) return null;
  return (
    <Stack as="ul" gap={2}>
      {activities.map(({ id, title, date, kelompokKomunitas: group }) =>
        group ? (
          <li key={`activity-${id}`}>
            <PageLink to={{ page: 'community', params: { kelompokKomunitasName: group.slug } }}>
              {t('news.activity', { group: group.name, title })}
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
