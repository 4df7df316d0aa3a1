import { useFormat, useTranslation } from '@rimba/i18n/react';
import { PageLink } from '@rimba/shell';
import { Stack, Text } from '@rimba/ui';
import { useQuery } from '@tanstack/react-query';
import { groupActivitiesQuery } from '../../data/activities.ts';
import { certificatesQuery } from '../../data/certificates.ts';
import type { Tree } from '../../data/wire.ts';
import { replacedTrees } from './news-items.ts';

/** What happened besides surveys: trees that took another's place, and what one's groups have done. */
export function OtherNews({ trees }: { trees: readonly Tree[] }) {
  const { t } = useTranslation('member-home');
  const format = useFormat();
  const groups = [...new Set(trees.flatMap(({ kelompokKomunitas }) => kelompokKomunitas?.id ?? []))];
  const activities = useQuery(groupActivitiesQuery(groups)).data?.data ?? [];
  const replaced = replacedTrees(useQuery(certificatesQuery()).data?.data ?? []);
  return (
    <Stack as="ul" gap={2}>
      {replaced.map(({ id, oldCode, newCode }) => (
        <li key={id}>
          <PageLink to={{ page: 'tree', params: { treeId: id } }}>
            {t('news.replaced', { oldCode, newCode })}
          </PageLink>
        </li>
      ))}
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
