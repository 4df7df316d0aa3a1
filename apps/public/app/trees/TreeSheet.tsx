import { type Schema, serviceNow } from '@rimba/api-client';
import { drawingFor } from '@rimba/drawings';
import { treeStatusWords } from '@rimba/i18n';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { collarBelowM, TreeCard } from '@rimba/ui';
import { ChooseLink } from '../frame/ChooseLink.tsx';

export type Tree = Schema<'Tree'>;

/** A tree as a herbarium sheet that leads to its page. */
export function TreeSheet({ tree }: { tree: Tree }) {
  const { t } = useTranslation(['common', 'trees']);
  const format = useFormat();
  const place = tree.kelompokKomunitas?.district;
  return (
    <TreeCard
      name={tree.treeName}
      latinName={tree.latinName}
      drawing={drawingFor(tree.latinName, 'leaf')}
      heightM={tree.height}
      facts={[
        format.measure(tree.height, 'm'),
        ...(tree.height >= collarBelowM
          ? [t('trees:girthOf', { cm: format.number(tree.circumference, 1) })]
          : []),
        ...(place === undefined ? [] : [place]),
      ]}
      code={tree.code}
      status={tree.status}
      statusWord={t(treeStatusWords[tree.status])}
      note={t('trees:survey.last', { date: format.relativeTimeWithin(tree.surveyedAt, serviceNow()) })}
      link={(link) => <ChooseLink {...link} tree={tree} />}
    />
  );
}
