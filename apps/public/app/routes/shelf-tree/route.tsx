import {
  groupAreasQuery,
  impactQuery,
  similarTreesQuery,
  treePageQuery,
} from '@rimba/api-client/react-query';
import { type Costs, usePriceWords } from '@rimba/checkout/offer';
import { readIsGift } from '@rimba/checkout/tree-choice';
import { standFigureFor } from '@rimba/drawings';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { pathTo } from '@rimba/paths';
import { requestContext } from '@rimba/rendering/page-handler';
import { PageLink } from '@rimba/shell';
import { Button, breastHeightM, Heading, MeasuredDrawing, PageWidth, Stack } from '@rimba/ui';
import { data, redirect, useLocation } from 'react-router';
import { askOnePrice } from '../../data/one-price.ts';
import { ask, orNotFound, orNull, serviceApi } from '../../data/service.ts';
import { Enhancement } from '../../enhancement/Enhancement.tsx';
import { NotFoundPage } from '../../frame/NotFoundPage.tsx';
import { PageMeta } from '../../frame/PageMeta.tsx';
import { useRootData } from '../../frame/root-data.ts';
import { StructuredData } from '../../frame/StructuredData.tsx';
import type { TitledHandle } from '../../frame/use-page-title.ts';
import { ShelfTree } from '../../trees/ShelfTree.tsx';
import type { Route } from './+types/route.ts';
import { Record } from './Record.tsx';
import * as styles from './shelf-tree.css.ts';
import treeScript from './shelf-tree.enhancement.ts?worker&url';
import type { ShownTree } from './shown-tree.ts';
import { BesideOffer, OthersWait, Take, TreeOffer } from './TreeOffer.tsx';

const similarShown = 3;
const personM = 1.65;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { signedInHint, language } = context.get(requestContext);
  const api = serviceApi({ context, url });
  const found = await orNotFound(
    ask(
      treePageQuery(api, {
        filter: { code: params.treeCode },
        limit: 1,
        with: ['images', 'surveys', 'adoptions', 'group', 'species'],
      }),
    ),
  );
  const [tree] = found.data;
  if (!tree) return data(null, { status: 404 });
  if (signedInHint) throw redirect(pathTo('tree', { treeId: tree.id }, language));
  // A code is written in capitals, and has one address.
  if (tree.code !== params.treeCode)
    throw redirect(pathTo('shelfTree', { treeCode: tree.code }, language), 308);
  const ready = tree.status === 'ready_to_adopt';
  const [price, impact, areas, similar] = await Promise.all([
    askOnePrice(api, language),
    orNull(ask(impactQuery(api))),
    orNull(ask(groupAreasQuery(api))),
    ready ? null : orNull(ask(similarTreesQuery(api, tree.id, { limit: similarShown, with: ['group'] }))),
  ]);
  const area = areas?.features.find(({ id }) => id === tree.kelompokKomunitas.id);
  return data({ tree, price, impact, area, similar: similar ?? [] });
}

export const handle: TitledHandle<Awaited<ReturnType<typeof loader>>['data']> = {
  title: (loaded) => loaded?.tree.code,
};

/** One tree's life and how to adopt it, for visitors. */
export default function ShelfTreePage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation(['shelf', 'trees']);
  const priceWords = usePriceWords();
  const isGift = readIsGift(new URLSearchParams(useLocation().search));
  if (loaderData === null) {
    return (
      <NotFoundPage
        title={t('trees:detail.notFound')}
        text={t('trees:detail.notFoundText')}
        action={
          <Button asChild variant="secondary">
            <PageLink to={{ page: 'shelf' }}>{t('trees:detail.toList')}</PageLink>
          </Button>
        }
      />
    );
  }
  const { tree, price, impact, area, similar } = loaderData;
  const ofItsCommunity = similar.some((other) => other.kelompokKomunitas.id === tree.kelompokKomunitas.id);
  return (
    <>
      <TreeMeta tree={tree} />
      <TreeData tree={tree} price={tree.status === 'ready_to_adopt' ? price : null} />
      <Enhancement src={treeScript} />
      <PageWidth>
        <OthersWait tree={tree} />
        <div className={styles.page}>
          <div className={styles.drawing} data-blends="">
            <Measured tree={tree} />
          </div>
          <div className={styles.buying}>
            <TreeOffer tree={tree} price={price} />
          </div>
          <div className={styles.beside}>
            <BesideOffer tree={tree} />
          </div>
          <div className={styles.record}>
            <Record tree={tree} impact={impact} area={area} />
          </div>
        </div>
        {tree.status === 'ready_to_adopt' && (
          <div className={styles.takeBelow}>
            <Take tree={tree} />
          </div>
        )}
        {similar.length > 0 && (
          <div className={styles.others}>
            <Stack gap={4}>
              <Heading level={2} size="h3">
                {t(ofItsCommunity ? 'shelf:tree.similar' : 'shelf:tree.similarElsewhere')}
              </Heading>
              <ul className={styles.similar}>
                {similar.map((other) => (
                  <li key={other.id}>
                    <ShelfTree
                      tree={other}
                      price={price && priceWords(price)}
                      headingLevel={3}
                      isGift={isGift}
                    />
                  </li>
                ))}
              </ul>
            </Stack>
          </div>
        )}
      </PageWidth>
    </>
  );
}

function TreeMeta({ tree }: { tree: ShownTree }) {
  const { t } = useTranslation('shelf');
  const format = useFormat();
  return (
    <PageMeta
      title={`${tree.treeName}, ${tree.code}`}
      description={t('meta.treeDescription', {
        species: tree.treeName,
        height: format.measure(tree.height, 'm'),
        place: `${tree.kelompokKomunitas.village}, ${tree.kelompokKomunitas.district}`,
      })}
    />
  );
}

function TreeData({ tree, price }: { tree: ShownTree; price: Costs | null }) {
  const origin = useRootData()?.origin ?? '';
  const url = origin + pathTo('shelfTree', { treeCode: tree.code });
  return (
    <StructuredData
      of={{
        '@type': 'Product',
        name: `${tree.treeName} (${tree.latinName})`,
        sku: tree.code,
        url,
        ...(price && {
          offers: {
            '@type': 'Offer',
            price: price.finalPrice,
            priceCurrency: 'IDR',
            availability: 'https://schema.org/InStock',
            url,
          },
        }),
      }}
    />
  );
}

function Measured({ tree }: { tree: ShownTree }) {
  const { t } = useTranslation('trees');
  const format = useFormat();
  const height = format.measure(tree.height, 'm');
  return (
    <MeasuredDrawing
      heightM={tree.height}
      seed={tree.code}
      figure={standFigureFor(tree.latinName)}
      dead={tree.condition === 'dead'}
      label={t('measures.drawing', { code: tree.code, height })}
      words={{
        height: [height, t('measures.height')],
        ...(tree.surveys[0]?.girthAt === 'breast' && {
          girth: [format.measure(tree.circumference, 'cm'), t('measures.girth')] as const,
        }),
        breastHeight: format.number(breastHeightM, 2),
        person: t('measures.person', { height: format.measure(personM, 'm') }),
        square: (metres) => t('measures.square', { size: format.measure(metres, 'm') }),
      }}
    />
  );
}
