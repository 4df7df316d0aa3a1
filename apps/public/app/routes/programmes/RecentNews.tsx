import type { Schema } from '@rimba/api-client';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { TextLink } from '@rimba/shell';
import { Heading, PageSection, Stack, Text } from '@rimba/ui';

/** What the groups have been doing in this programme, each with the way to the group. */
export function RecentNews({ news }: { news: readonly Schema<'News'>[] }) {
  const { t } = useTranslation('programmes');
  const format = useFormat();
  if (news.length === 0) return null;
  return (
    <PageSection heading={t('page.activitiesTitle')}>
      <Stack as="ul" gap={5}>
        {news.map(({ id, title, lead, language, date, author, kelompokKomunitas: group }) => (
          <li key={id}>
            <Stack gap={1}>
              <Text variant="small" tone="muted">
                {format.date(date)}
              </Text>
              <Heading level={3} size="h4">
                <span lang={language}>{title}</span>
              </Heading>
              <Text lang={language} measure>
                {lead}
              </Text>
              <Text variant="small" tone="muted">
                {author !== null && `${author} · `}
                <TextLink to={{ page: 'community', params: { kelompokKomunitasName: group.slug } }}>
                  {group.name}
                </TextLink>
              </Text>
            </Stack>
          </li>
        ))}
      </Stack>
    </PageSection>
  );
}
