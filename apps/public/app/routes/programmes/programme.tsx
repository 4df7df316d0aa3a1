import { activitiesQuery } from '@rimba/api-client';
import { useTranslation } from '@rimba/i18n/react';
import { matchPath } from '@rimba/paths';
import { PageSection, Plate, Stack } from '@rimba/ui';
import { useLocation } from 'react-router';
import { ask, orNull, serviceApi } from '../../data/service.ts';
import { ContentHead } from '../../frame/ContentHead.tsx';
import { PageMeta } from '../../frame/PageMeta.tsx';
import { Prose } from '../../frame/Prose.tsx';
import type { Route } from './+types/programme.ts';
import { NextStep } from './NextStep.tsx';
import { ProgrammeCards } from './ProgrammeCards.tsx';
import { programmes } from './programmes.ts';
import { RecentActivities } from './RecentActivities.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = serviceApi({ context, url });
  return { activities: (await orNull(ask(activitiesQuery(api, { limit: 5, with: ['group'] }))))?.data ?? [] };
}

/** One of the four programmes, by its address. */
export default function ProgrammePage({ loaderData: { activities } }: Route.ComponentProps) {
  const { t } = useTranslation('programmes');
  const match = matchPath(useLocation().pathname);
  const page = match?.kind === 'page' ? match.name : undefined;
  const { key, drawing } = programmes.find((each) => each.page === page) ?? programmes[0];
  return (
    <>
      <PageMeta title={t(`${key}.title`)} description={t(`meta.${key}`)} />
      <ContentHead title={t(`${key}.title`)} lead={t(`${key}.summary`)} />
      <PageSection heading={t(`${key}.heading`)} aside={<Plate of={drawing} size="medium" />}>
        <Stack gap={5} align="start">
          <Prose paragraphs={[t(`${key}.p1`), t(`${key}.p2`), t(`${key}.p3`), t(`${key}.p4`)]} />
          <NextStep programme={key} />
        </Stack>
      </PageSection>
      <RecentActivities activities={activities} />
      <PageSection heading={t('page.others')}>
        <ProgrammeCards programmes={programmes.filter((each) => each.key !== key)} />
      </PageSection>
    </>
  );
}
