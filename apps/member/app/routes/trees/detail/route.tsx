import { ApiError } from '@rimba/api-client';
import { useTranslation } from '@rimba/i18n/react';
import { fontLink } from '@rimba/rendering/font-link';
import latinFont from '@rimba/ui/fonts/rimba-serif-italic.woff2?url';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useDeferredValue } from 'react';
import { everyonesAnswers } from '../../../data/everyones-answers.server.ts';
import { priceQuery } from '../../../data/prices.ts';
import { treeQuery } from '../../../data/trees.ts';
import { MissingPage } from '../../../frame/MissingPage.tsx';
import { PageNotFetched } from '../../../frame/PageHead.tsx';
import { SentPage } from '../../../frame/SentPage.tsx';
import type { Route } from './+types/route.ts';
import type { KeptTreeProps } from './KeptTree.tsx';
import { TreePage } from './TreePage.tsx';
import { TreePageSkeleton } from './TreePageSkeleton.tsx';

// The worker keeps its code, as it keeps the forest: where the one is missing, so is the other.
const KeptTree = lazy(() =>
  import('./KeptTree.tsx').catch(() => ({ default: ({ otherwise }: KeptTreeProps) => otherwise })),
);

export const loader = (args: Route.LoaderArgs) =>
  everyonesAnswers(args, (cache, service, language) =>
    Promise.all([
      cache.fetchQuery(treeQuery(Number(args.params.treeId), service)),
      cache.fetchQuery(priceQuery(language, service)),
    ]),
  );

/** In a browser the page asks by itself. */
export const clientLoader = () => null;
export const shouldRevalidate = () => false;

export const links: Route.LinksFunction = () => [fontLink(latinFont)];

export default function TreePageOf({ params, loaderData }: Route.ComponentProps) {
  return (
    <SentPage sent={loaderData}>
      <TreeDetail id={Number(params.treeId)} />
    </SentPage>
  );
}

function TreeDetail({ id }: { id: number }) {
  const { t } = useTranslation('trees');
  const tree = useQuery(treeQuery(id));
  // What the service has to add for the reader is drawn in pieces, and waits for parts that have yet to come to life.
  const shown = useDeferredValue(tree.data);
  if (shown) return <TreePage key={shown.id} tree={shown} />;
  if (tree.isPending || tree.data) return <TreePageSkeleton />;
  if (tree.error instanceof ApiError && tree.error.status === 404) return <Missing />;
  const failed = (
    <PageNotFetched title={t('detail.unloaded')} error={tree.error} onRetry={() => tree.refetch()} />
  );
  const isOffline = tree.error instanceof ApiError && tree.error.status === 0;
  if (!isOffline) return failed;
  return (
    <Suspense fallback={<TreePageSkeleton />}>
      <KeptTree id={id} otherwise={failed} />
    </Suspense>
  );
}

function Missing() {
  const { t } = useTranslation('trees');
  return (
    <MissingPage
      title={t('detail.notFound')}
      text={t('detail.notFoundText')}
      to={{ page: 'trees' }}
      toLabel={t('detail.toList')}
    />
  );
}
