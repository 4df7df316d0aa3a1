import { type Costs, useDiscountWords } from '@rimba/checkout/offer';
import { recordedStatuses } from '@rimba/i18n';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { MoneyLink, PageLink } from '@rimba/shell';
import { Inline, Link, Stack, Text } from '@rimba/ui';
import latinFont from '@rimba/ui/fonts/rimba-serif-italic.woff2?url';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { everyonesAnswers } from '../../../data/everyones-answers.server.ts';
import { priceQuery, useOnePrice } from '../../../data/prices.ts';
import { groupsQuery, treeCountsQuery } from '../../../data/trees.ts';
import { fontLink } from '../../../frame/font-link.ts';
import { PageHead } from '../../../frame/PageHead.tsx';
import { SentPage } from '../../../frame/SentPage.tsx';
import { useAddressState } from '../../../frame/use-address-state.ts';
import type { Route } from './+types/route.ts';
import { Filters } from './Filters.tsx';
import { LandTypes } from './LandTypes.tsx';
import * as styles from './list.css.ts';
import type { ListControls } from './list-controls.ts';
import { readListState, writeListState } from './list-state.ts';
import { SearchAndSort } from './SearchAndSort.tsx';
import { TreeList } from './TreeList.tsx';
import { landCountsQuery, treesQuery } from './trees-query.ts';
import { ViewChoice } from './ViewChoice.tsx';

export const loader = (args: Route.LoaderArgs) =>
  everyonesAnswers(args, (cache, language) =>
    Promise.all([
      cache.fetchInfiniteQuery(treesQuery(readListState(args.url.searchParams))),
      cache.fetchQuery(treeCountsQuery()),
      cache.fetchQuery(landCountsQuery(readListState(args.url.searchParams))),
      cache.fetchQuery(groupsQuery()),
      cache.fetchQuery(priceQuery(language)),
    ]),
  );

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
      <section className={styles.controls} aria-label={t('filters.title')}>
        <SearchAndSort {...controls} />
        <LandTypes {...controls} />
        <Filters {...controls} />
        <Matching {...controls} />
      </section>
      <TreeList {...controls} />
    </Stack>
  );
}

/** How many trees there are for what is chosen. */
function Matching({ state }: ListControls) {
  const { t } = useTranslation('trees');
  const total = useInfiniteQuery(treesQuery(state)).data?.pages[0]?.meta.total;
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
  return (
    <>
      <span className={styles.lead}>{useLead()}</span> <MoneyLink />
    </>
  );
}

function useLead(): ReactNode {
  const { t } = useTranslation('trees');
  const format = useFormat();
  const price = useOnePrice();
  const discountWords = useDiscountWords();
  const counts = useQuery(treeCountsQuery()).data;
  const ready = counts?.byStatus.ready_to_adopt;
  if (!counts || ready === undefined) return t('list.lead');
  if (ready === 0) return t('list.allAdopted');
  const recorded = recordedStatuses.reduce((trees, status) => trees + (counts.byStatus[status] ?? 0), 0);
  const gone = counts.total - recorded;
  const trees = [
    t('list.readyOf', { ready: format.number(ready), recorded: format.number(recorded) }),
    ...(gone > 0 ? [t('list.gone', { count: gone })] : []),
  ].join(' ');
  return (
    <>
      <span className={styles.ifWide}>{trees}</span>
      <span className={styles.ifNarrow}>{t('list.ready', { ready: format.number(ready) })}</span>{' '}
      {price && `${words(price)}.`}
    </>
  );

  function words({ finalPrice, totalPrice, totalDiscount, listOtherDiscounts }: Costs): string {
    const paid = t('detail.adoptPrice', { price: format.rupiah(finalPrice) });
    if (totalDiscount === 0) return paid;
    const why = listOtherDiscounts.map(discountWords).join(', ');
    return t('list.instead', { paid, was: format.rupiah(totalPrice), why });
  }
}
