import { ApiError } from '@rimba/api-client';
import { useTranslation } from '@rimba/i18n/react';
import { QueryFailed } from '@rimba/shell';
import { useQuery } from '@tanstack/react-query';
import { data } from 'react-router';
import { treeQuery } from '../../../data/trees.ts';
import type { Route } from './+types/route.ts';
import { KeptTree } from './KeptTree.tsx';
import { TreeMissing } from './TreeMissing.tsx';
import { TreePage } from './TreePage.tsx';
import { TreePageSkeleton } from './TreePageSkeleton.tsx';

/** The address holds a number; anything else is no page. */
export function clientLoader({ params }: Route.ClientLoaderArgs) {
  const id = Number(params.treeId);
  if (!Number.isSafeInteger(id) || id < 1) throw data(null, { status: 404 });
  return id;
}

export default function TreeDetail({ loaderData: id }: Route.ComponentProps) {
  const { t } = useTranslation('common');
  const tree = useQuery(treeQuery(id));
  if (tree.data) return <TreePage key={id} tree={tree.data} />;
  if (tree.isPending) return <TreePageSkeleton />;
  if (tree.error instanceof ApiError && tree.error.status === 404) return <TreeMissing />;
  const failed = (
    <QueryFailed
      level={1}
      error={tree.error}
      title={t('error.sectionFailed')}
      onRetry={() => tree.refetch()}
    />
  );
  const isOffline = tree.error instanceof ApiError && tree.error.status === 0;
  return isOffline ? <KeptTree id={id} otherwise={failed} /> : failed;
}
