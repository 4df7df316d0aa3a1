import { AnotherTree } from '@rimba/checkout/another-tree';
import { OnePrice } from '@rimba/checkout/offer';
import { toBeside } from '@rimba/checkout/tree-choice';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { fontLink } from '@rimba/rendering/font-link';
import { MoneyLink, PageLink } from '@rimba/shell';
import { Inline, Link, Stack, Text } from '@rimba/ui';
import latinFont from '@rimba/ui/fonts/rimba-serif-italic.woff2?url';
import { useQuery } from '@tanstack/react-query';
import { everyonesAnswers } from '../../../data/everyones-answers.server.ts';
import { priceQuery, useOnePrice } from '../../../data/prices.ts';
import { communitiesQuery, treeCountsQuery } from '../../../data/trees.ts';
import { PageHead } from '../../../frame/PageHead.tsx';
import { SentPage } from '../../../frame/SentPage.tsx';
import { useAddressState } from '../../../frame/use-address-state.ts';
import type { Route } from './+types/route.ts';
import { ChipRow } from './ChipRow.tsx';
import { Filters } from './Filters.tsx';
import type { ListControls } from './list-controls.ts';
import { readListState, writeListState } from './list-state.ts';
import { SearchAndSort } from './SearchAndSort.tsx';
import { TreeList } from './TreeList.tsx';
import * as styles from './tree-list.css.ts';
import { landCountsQuery, statusCountsQuery, treesQuery } from './trees-query.ts';
import { useMatching } from './use-matching.ts';
import { ViewChoice } from './ViewChoice.tsx';

export const loader = (args: Route.LoaderArgs) =>
  everyonesAnswers(args, (cache, service, language) => {
    const state = readListState(args.url.searchParams);
    return Promise.all([
      cache.fetchInfiniteQuery(treesQuery(state, service)),
      cache.fetchQuery(treeCountsQuery(undefined, service)),
      cache.fetchQuery(landCountsQuery(state, service)),
      cache.fetchQuery(statusCountsQuery(state, service)),
      cache.fetchQuery(communitiesQuery(service)),
      cache.fetchQuery(priceQuery(language, service)),
    ]);
  });

/** In a browser the page asks by itself. */
export const clientLoader = () => null;
export const shouldRevalidate = () => false;

export const links: Route.LinksFunction = () => [fontLink(latinFont)];

export default function TreesPage({ loaderData }: Route.ComponentProps) {
  return (
    <SentPage sent={loaderData}>
      <Trees />
    </SentPage>
  );
}

function Trees() {
  const { t } = useTranslation('trees');
  const [state, change] = useAddressState(readListState, writeListState);
  const controls = { state, onChange: change };
  return (
    <Stack gap={5}>
      <PageHead title={t('list.title')} lead={<Lead />} action={<Views {...controls} />} />
      {state.chosen.length > 0 && (
        <AnotherTree
          count={state.chosen.length}
          back={{ page: 'checkout', suffix: toBeside(state.chosen) }}
          anew={{ page: 'trees', suffix: '?status=ready_to_adopt' }}
        />
      )}
      <section className={styles.controls} aria-label={t('filters.title')}>
        <SearchAndSort {...controls} />
        <Filters {...controls} />
        <ChipRow {...controls} />
        <Matching {...controls} />
      </section>
      <TreeList {...controls} />
    </Stack>
  );
}

/** How many trees there are for what is chosen. */
function Matching({ state }: ListControls) {
  const { t } = useTranslation('trees');
  const total = useMatching(state);
  return (
    <div className={styles.count}>
      <Text as="p" variant="small" weight="semibold" role="status">
        {total !== undefined && t('list.count', { count: total })}
      </Text>
    </div>
  );
}

/** Cards, lines, or the map. */
function Views(controls: ListControls) {
  const { t } = useTranslation('trees');
  return (
    <Inline>
      <ViewChoice {...controls} />
      <Link asChild standalone>
        <PageLink to={{ page: 'map' }}>{t('list.viewMap')}</PageLink>
      </Link>
    </Inline>
  );
}

/** How many there are and what one costs: it is one price, so the cards do not repeat it. */
function Lead() {
  const price = useOnePrice();
  return (
    <span className={styles.lead}>
      <Ready />
      {price && <OnePrice of={price} line />}
      <MoneyLink />
    </span>
  );
}

function Ready(): string {
  const { t } = useTranslation('trees');
  const format = useFormat();
  const ready = useQuery(treeCountsQuery()).data?.byStatus.ready_to_adopt;
  if (ready === undefined) return t('list.lead');
  if (ready === 0) return t('list.allAdopted');
  return t('list.ready', { ready: format.number(ready) });
}
