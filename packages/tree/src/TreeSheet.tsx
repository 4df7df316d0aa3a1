import type { Schema } from '@rimba/api-client';
import { drawingFor } from '@rimba/drawings';
import { treeStatusWords } from '@rimba/i18n';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { TreeCard, type TreeCardProps } from '@rimba/ui';
import { useGirth } from './use-girth.ts';

interface TreeSheetProps
  extends Pick<TreeCardProps, 'headingLevel' | 'loading' | 'note' | 'link' | 'bookmark'> {
  tree: Schema<'Tree'>;
}

/** A tree as a herbarium sheet. Where it leads and what is noted on it is for the app to say. */
export function TreeSheet({ tree, ...own }: TreeSheetProps) {
  const { t } = useTranslation(['trees', 'common']);
  const format = useFormat();
  const girth = useGirth();
  const facts = [format.measure(tree.height, 'm'), girth(tree), tree.kelompokKomunitas?.district];
  return (
    <TreeCard
      {...own}
      name={tree.treeName}
      latinName={tree.latinName}
      drawing={drawingFor(tree.latinName, 'leaf')}
      heightM={tree.height}
      facts={facts.filter((fact) => fact !== undefined)}
      code={tree.code}
      status={tree.status}
      dead={tree.condition === 'dead'}
      statusWord={t(treeStatusWords[tree.status])}
    />
  );
}
