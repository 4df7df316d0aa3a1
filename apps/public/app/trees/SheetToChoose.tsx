import { type Schema, serviceNow } from '@rimba/api-client';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { TreeSheet } from '@rimba/tree';
import { ChooseLink } from '../frame/ChooseLink.tsx';

export type Tree = Schema<'Tree'>;

/** A tree as a herbarium sheet that leads to its page. */
export function SheetToChoose({ tree }: { tree: Tree }) {
  const { t } = useTranslation('trees');
  const format = useFormat();
  return (
    <TreeSheet
      tree={tree}
      note={t('survey.last', { date: format.relativeTimeWithin(tree.surveyedAt, serviceNow()) })}
      link={(link) => <ChooseLink {...link} tree={tree} />}
    />
  );
}
