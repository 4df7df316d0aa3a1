import { activitiesQuery } from '@rimba/api-client';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { matchPath } from '@rimba/shell/paths';
import { PageSection, Stack, Text } from '@rimba/ui';
import { useLocation } from 'react-router';
import { ask, orNull, serviceApi } from '../../data/service.ts';
import { ContentHead } from '../../frame/ContentHead.tsx';
import { PageMeta } from '../../frame/PageMeta.tsx';
import { Prose } from '../../frame/Prose.tsx';
import type { Route } from './+types/programme.ts';
import { ProgrammeCards } from './ProgrammeCards.tsx';
import { programmes } from './programmes.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = serviceApi({ context, url });
  return { activities: (await orNull(ask(activitiesQuery(api, { limit: 5, with: ['group'] }))))?.data ?? [] };
}

/** One of the four programmes, by its address. */
export default function ProgrammePage({ loaderData: { activities } }: Route.ComponentProps) {
  const { t } = useTranslation('programmes');
  const format = useFormat();
  const match = matchPath(useLocation().pathname);
  const page = match?.kind === 'page' ? match.name : undefined;
  const { key } = programmes.find((each) => each.page === page) ?? programmes[0];
  return (
    <>
      <PageMeta title={t(`${key}.title`)} description={t(`meta.${key}`)} />
      <ContentHead title={t(`${key}.title`)} lead={t(`${key}.summary`)} />
      <PageSection heading={t('page.title')} note={t('page.lead')}>
        <Prose paragraphs={[t(`${key}.p1`), t(`${key}.p2`), t(`${key}.p3`), t(`${key}.p4`)]} />
      </PageSection>
      {activities.length > 0 && (
        <PageSection heading={t('page.activitiesTitle')}>
          <Stack as="ul" gap={3}>
            {activities.map(({ id, title, date, kelompokKomunitas }) => (
              <li key={id}>
                <Text weight="medium">{title}</Text>
                <Text variant="small" tone="muted">
                  {[format.date(date), kelompokKomunitas?.name].filter(Boolean).join(' · ')}
                </Text>
              </li>
            ))}
          </Stack>
        </PageSection>
      )}
      <PageSection heading={t('page.others')}>
        <ProgrammeCards programmes={programmes.filter((each) => each.key !== key)} />
      </PageSection>
    </>
  );
}
