import {
  communitiesQuery,
  speciesQuery,
  treeCountsQuery,
  treePageQuery,
} from '@rimba/api-client/react-query';
import { AnotherTree } from '@rimba/checkout/another-tree';
import { usePriceWords } from '@rimba/checkout/offer';
import { noneBeside, toBeside } from '@rimba/checkout/tree-choice';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { pathTo } from '@rimba/paths';
import { requestContext } from '@rimba/rendering/page-handler';
import { MoneyLink, TextLink } from '@rimba/shell';
import { Heading, PageWidth, Pagination, Stack, Text } from '@rimba/ui';
import { redirect } from 'react-router';
import { askOnePrice } from '../../data/one-price.ts';
import { ask, orNotFound, orNull, serviceApi } from '../../data/service.ts';
import { Enhancement } from '../../enhancement/Enhancement.tsx';
import { PageMeta } from '../../frame/PageMeta.tsx';
import { useRootData } from '../../frame/root-data.ts';
import { StructuredData } from '../../frame/StructuredData.tsx';
import { mapMark } from '../../map/map-mark.ts';
import { ForGift } from '../../trees/ForGift.tsx';
import { ShelfTree } from '../../trees/ShelfTree.tsx';
import type { Route } from './+types/route.ts';
import { NothingFound } from './NothingFound.tsx';
import { ShelfFilters, useShelfAddress } from './ShelfFilters.tsx';
import * as styles from './shelf.css.ts';
import shelfScript from './shelf.enhancement.ts?worker&url';
import { readShelfSearch, treesAsked } from './shelf-search.ts';

const pageSize = 24;
/** Somebody else's trees, for comparison, after the last that can be had. */
const takenShown = 8;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { signedInHint, language } = context.get(requestContext);
  if (signedInHint) throw redirect(pathTo('trees', {}, language));
  const api = serviceApi({ context, url });
  const search = readShelfSearch(url.searchParams);
  const asked = treesAsked(search);
  const withStatus = (status: 'ready_to_adopt' | 'adopted') => ({
    ...asked,
    filter: { ...asked.filter, status },
  });
  const [ready, counts, species, communities, price] = await Promise.all([
    orNotFound(
      ask(
        treePageQuery(api, {
          ...withStatus('ready_to_adopt'),
          with: ['group'],
          page: search.page,
          limit: pageSize,
        }),
      ),
    ),
    orNull(ask(treeCountsQuery(api))),
    orNull(ask(speciesQuery(api, { limit: 100, select: ['id', 'localName'] }))),
    orNull(ask(communitiesQuery(api, { limit: 100, sortBy: 'name', select: ['id', 'name'] }))),
    askOnePrice(api, language),
  ]);
  const pageCount = Math.max(1, ready.meta.totalPages);
  if (search.page > pageCount)
    throw redirect(url.pathname + url.search.replace(/([?&])page=\d+/, `$1page=${pageCount}`));
  const isLast = search.page === pageCount;
  const narrowed = ready.meta.total !== counts?.byStatus.ready_to_adopt;
  const taken =
    isLast && narrowed
      ? await orNull(
          ask(
            treePageQuery(api, {
              ...withStatus('adopted'),
              with: ['group', 'adoptions'],
              limit: takenShown,
            }),
          ),
        )
      : null;
  const { height: _any, ...others } = asked.filter ?? {};
  const anyHeight =
    ready.meta.total === 0 && search.height !== undefined
      ? await orNull(
          ask(treePageQuery(api, { ...asked, limit: 1, filter: { ...others, status: 'ready_to_adopt' } })),
        )
      : null;
  return {
    search,
    trees: ready.data,
    total: ready.meta.total,
    pageCount,
    allReady: counts?.byStatus.ready_to_adopt,
    taken: taken?.data ?? [],
    anyHeight: anyHeight?.meta.total ?? 0,
    species: species?.data ?? [],
    communities: communities?.data ?? [],
    price,
  };
}

/** Every tree that can be adopted, for visitors. */
export default function Shelf({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation(['shelf', 'common']);
  const format = useFormat();
  const priceWords = usePriceWords();
  const { search, trees, total, allReady, taken, anyHeight, species, communities } = loaderData;
  const price = loaderData.price && priceWords(loaderData.price);
  return (
    <>
      <PageMeta title={t('shelf:meta.title')} description={t('shelf:meta.description')} />
      <TreeListData trees={trees} />
      <Enhancement src={shelfScript} />
      <PageWidth>
        <Stack gap={5}>
          <Stack gap={2}>
            <Heading level={1}>{t('shelf:title')}</Heading>
            <div className={styles.head}>
              <Text as="span" weight="semibold" role="status">
                {t('shelf:count', { count: total })}
              </Text>
              {allReady !== undefined && allReady !== total ? (
                <Text as="span" variant="small" tone="muted">
                  {t('shelf:ofAll', { total: format.number(allReady) })}
                </Text>
              ) : (
                <span className={styles.wide}>
                  <Text as="span" variant="small" tone="muted">
                    {t('shelf:scale')}
                  </Text>
                </span>
              )}
              {price && trees.length > 0 && <MoneyLink />}
              {trees.length > 0 && (
                <TextLink to={{ page: 'home', suffix: toBeside([], search.isGift) + mapMark }}>
                  {t('shelf:onMap')}
                </TextLink>
              )}
            </div>
          </Stack>
          {search.isGift && <ForGift />}
          {search.chosen.length > 0 && (
            <AnotherTree
              count={search.chosen.length}
              back={{ page: 'unsignedCheckout', suffix: toBeside(search.chosen, search.isGift) }}
              anew={{ page: 'shelf', suffix: noneBeside(search.isGift) }}
            />
          )}
          <Stack gap={3}>
            <ShelfFilters search={search} species={species} communities={communities} />
          </Stack>
          {trees.length === 0 && <NothingFound search={search} anyHeight={anyHeight} />}
          <ul className={styles.trees}>
            {trees.map((tree) => (
              <li key={tree.id}>
                <ShelfTree tree={tree} price={price} beside={search.chosen} isGift={search.isGift} />
              </li>
            ))}
          </ul>
          {trees.length > 0 && (
            <div className={styles.narrow}>
              <Text variant="small" tone="muted">
                {t('shelf:scale')}
              </Text>
            </div>
          )}
          <Pages {...loaderData} />
          {taken.length > 0 && (
            <Stack gap={3}>
              <div className={styles.taken}>
                <Heading level={2} size="h4">
                  {t('shelf:notReady')}
                </Heading>
                <Text as="span" variant="small" tone="muted">
                  {t('shelf:notReadyText')}
                </Text>
              </div>
              <ul className={styles.trees}>
                {taken.map((tree) => (
                  <li key={tree.id}>
                    <ShelfTree tree={tree} price={null} headingLevel={3} />
                  </li>
                ))}
              </ul>
            </Stack>
          )}
        </Stack>
      </PageWidth>
    </>
  );
}

type Loaded = Route.ComponentProps['loaderData'];

function Pages({ search, total, trees, pageCount }: Loaded) {
  const { t } = useTranslation(['shelf', 'common']);
  const format = useFormat();
  const address = useShelfAddress();
  if (pageCount === 1) return null;
  const from = (search.page - 1) * pageSize + 1;
  return (
    <div className={styles.pages}>
      <Text as="span" variant="small" tone="muted">
        {t('shelf:range', {
          from: format.number(from),
          to: format.number(from + trees.length - 1),
          total: format.number(total),
        })}
      </Text>
      <Pagination
        label={t('shelf:pages')}
        page={search.page}
        pageCount={pageCount}
        hrefFor={(page) => address({ ...search, page })}
        previousLabel={t('common:pagination.previous')}
        nextLabel={t('common:pagination.next')}
        pageLabel={(page) => t('common:pagination.page', { page })}
      />
    </div>
  );
}

function TreeListData({ trees }: Pick<Loaded, 'trees'>) {
  const origin = useRootData()?.origin;
  if (origin === undefined) return null;
  const itemListElement = trees.map(({ code }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    url: origin + pathTo('shelfTree', { treeCode: code }),
  }));
  return <StructuredData of={{ '@type': 'ItemList', itemListElement }} />;
}
