import { impactQuery, newsQuery } from '@rimba/api-client';
import { useTranslation } from '@rimba/i18n/react';
import { matchPath } from '@rimba/paths';
import { PageSection, Plate, Stack } from '@rimba/ui';
import { useLocation } from 'react-router';
import { ask, orNull, serviceApi } from '../../data/service.ts';
import { ContentHead } from '../../frame/ContentHead.tsx';
import { PageMeta } from '../../frame/PageMeta.tsx';
import { Prose } from '../../frame/Prose.tsx';
import { Promises } from '../../promises/Promises.tsx';
import type { Route } from './+types/programme.ts';
import { NextStep } from './NextStep.tsx';
import { ProgrammeCards } from './ProgrammeCards.tsx';
import { programmes } from './programmes.ts';
import { RecentNews } from './RecentNews.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = serviceApi({ context, url });
  const { key } = programmeAt(url.pathname);
  const [news, impact] = await Promise.all([
    orNull(ask(newsQuery(api, { limit: 6, filter: { programme: key } }))),
    orNull(ask(impactQuery(api))),
  ]);
  return { news: news?.data ?? [], impact };
}

/** Which of the promises a programme makes. */
const promisesOf = {
  adoption: ['survival', 'updates'],
  patrol: ['updates'],
  biodiversity: [],
  empowerment: [],
} as const;

function programmeAt(pathname: string) {
  const match = matchPath(pathname);
  const page = match?.kind === 'page' ? match.name : undefined;
  return programmes.find((each) => each.page === page) ?? programmes[0];
}

/** One of the four programmes, by its address. */
export default function ProgrammePage({ loaderData: { news, impact } }: Route.ComponentProps) {
  const { t } = useTranslation('programmes');
  const { key, drawing } = programmeAt(useLocation().pathname);
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
      {promisesOf[key].length > 0 && (
        <PageSection heading={t('page.promises')}>
          <Promises impact={impact} of={promisesOf[key]} />
        </PageSection>
      )}
      <RecentNews news={news} />
      <PageSection heading={t('page.others')}>
        <ProgrammeCards programmes={programmes.filter((each) => each.key !== key)} />
      </PageSection>
    </>
  );
}
