import {
  groupAreasQuery,
  impactQuery,
  newsQuery,
  partnersQuery,
  spendingReportQuery,
  topAdoptersQuery,
  treeCountsQuery,
  treeSampleQuery,
} from '@rimba/api-client/react-query';
import { motif } from '@rimba/drawings';
import { locales } from '@rimba/i18n';
import { useTranslation } from '@rimba/i18n/react';
import { requestContext } from '@rimba/rendering/page-handler';
import { askOnePrice } from '../../data/one-price.ts';
import { ask, orNull, serviceApi } from '../../data/service.ts';
import { noteFont } from '../../frame/note-font.ts';
import { PageMeta } from '../../frame/PageMeta.tsx';
import { StructuredData } from '../../frame/StructuredData.tsx';
import { LatestNews } from '../../news/LatestNews.tsx';
import type { Route } from './+types/route.ts';
import { Gift } from './Gift.tsx';
import { Hero } from './Hero.tsx';
import { ImpactSoFar } from './ImpactSoFar.tsx';
import { Invitation } from './Invitation.tsx';
import { Partners } from './Partners.tsx';
import { Reasons } from './Reasons.tsx';
import { Regency } from './Regency.tsx';
import { TopAdopters } from './TopAdopters.tsx';
import { WaitingTrees } from './WaitingTrees.tsx';

// The names in the hero's drawing are written in it.
export const links = noteFont;

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = serviceApi({ context, url });
  const { language } = context.get(requestContext);
  const [counts, price, adopters, impact, spending, trees, areas, partners, news] = await Promise.all([
    orNull(ask(treeCountsQuery(api))),
    askOnePrice(api, language),
    orNull(ask(topAdoptersQuery(api))),
    orNull(ask(impactQuery(api))),
    orNull(ask(spendingReportQuery(api, language))),
    orNull(ask(treeSampleQuery(api, { limit: 3, with: ['group'] }))),
    orNull(ask(groupAreasQuery(api))),
    orNull(ask(partnersQuery(api))),
    orNull(ask(newsQuery(api, { limit: 3 }))),
  ]);
  return {
    counts,
    price,
    adopters,
    impact,
    spending,
    trees,
    areas,
    partners,
    news: news?.data ?? [],
    origin: url.origin,
  };
}

/** What a visitor finds at `/`; adopters have a home of their own there. */
export default function Home({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation(['home', 'common']);
  const { counts, price, adopters, impact, spending, trees, areas, partners, news, origin } = loaderData;
  return (
    <>
      <PageMeta title={t('home:meta.title')} whole description={t('home:meta.description')} />
      <StructuredData
        of={{
          '@type': 'Organization',
          name: t('common:app.name'),
          description: t('common:app.description'),
          url: origin,
          logo: `${origin}${motif('favicon').url}`,
        }}
      />
      <StructuredData
        of={{
          '@type': 'WebSite',
          name: t('common:app.name'),
          url: origin,
          inLanguage: Object.values(locales),
        }}
      />
      <Hero landTypes={counts?.byLandType ?? []} ready={counts?.byStatus.ready_to_adopt} price={price} />
      <TopAdopters adopters={adopters} />
      <Reasons impact={impact} />
      <ImpactSoFar impact={impact} spending={spending} />
      <LatestNews notes={news} />
      <Gift tree={trees?.[1]} />
      <WaitingTrees trees={trees} ready={counts?.byStatus.ready_to_adopt} />
      <Regency areas={areas} price={price} />
      <Partners partners={partners} />
      <Invitation tree={trees?.[0]} />
    </>
  );
}
