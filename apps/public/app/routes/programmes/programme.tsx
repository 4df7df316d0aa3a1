import { impactQuery, newsQuery, treeCountsQuery } from '@rimba/api-client/react-query';
import { useTranslation } from '@rimba/i18n/react';
import { matchPath } from '@rimba/paths';
import { Heading, PageSection, PageWidth, Plate, Stack, Text } from '@rimba/ui';
import { useLocation } from 'react-router';
import { ask, orNull, serviceApi } from '../../data/service.ts';
import { noteFont } from '../../frame/note-font.ts';
import { PageMeta } from '../../frame/PageMeta.tsx';
import { Prose } from '../../frame/Prose.tsx';
import { NotePicture } from '../../news/NotePicture.tsx';
import { Promises } from '../../promises/Promises.tsx';
import type { Route } from './+types/programme.ts';
import { FourThings } from './FourThings.tsx';
import { NextStep } from './NextStep.tsx';
import * as styles from './programmes.css.ts';
import { programmes } from './programmes.ts';
import { RecentNews } from './RecentNews.tsx';

export const links = noteFont;

const newsShown = 3;

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = serviceApi({ context, url });
  const { key } = programmeAt(url.pathname);
  const [news, impact, counts] = await Promise.all([
    orNull(ask(newsQuery(api, { limit: newsShown, filter: { programme: key } }))),
    orNull(ask(impactQuery(api))),
    orNull(ask(treeCountsQuery(api))),
  ]);
  return { news: news?.data ?? [], impact, ready: counts?.byStatus.ready_to_adopt };
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
export default function ProgrammePage({ loaderData: { news, impact, ready } }: Route.ComponentProps) {
  const { t } = useTranslation('programmes');
  const programme = programmeAt(useLocation().pathname);
  const { key, drawing, beside } = programme;
  const [latest] = news;
  return (
    <>
      <PageMeta title={t(`${key}.title`)} description={t(`meta.${key}`)} />
      <PageWidth>
        <div className={styles.pair}>
          <Stack gap={4}>
            <Heading level={1}>{t(`${key}.title`)}</Heading>
            <Text variant="lead">{t(`${key}.lead`)}</Text>
          </Stack>
          {latest ? (
            <NotePicture note={latest} standIn={drawing} shape="wide" />
          ) : (
            <Plate of={drawing} size="large" />
          )}
        </div>
      </PageWidth>
      {key === 'patrol' && <FourThings />}
      <PageSection heading={t(`${key}.heading`)} aside={<Plate of={beside} size="medium" />}>
        <Prose paragraphs={[t(`${key}.p1`), t(`${key}.p2`), t(`${key}.p3`), t(`${key}.p4`)]} />
      </PageSection>
      {promisesOf[key].length > 0 && (
        <PageSection heading={t('page.promises')}>
          <Promises impact={impact} of={promisesOf[key]} />
        </PageSection>
      )}
      <RecentNews programme={programme} news={news} />
      <NextStep programme={key} ready={ready} />
    </>
  );
}
