import { useFormat, useTranslation } from '@rimba/i18n/react';
import { PageLink } from '@rimba/shell';
import { ChosenMark, TreeSheet } from '@rimba/tree';
import { memo } from 'react';
import type { Tree } from '../data/wire.ts';
import { useNow } from '../frame/SentPage.tsx';
import { useBookmark } from './use-bookmark.ts';

interface SheetToSaveProps {
  tree: Tree;
  headingLevel?: 2 | 3;
  /** Among those that are seen at once. */
  isFirst?: boolean;
  /** Whether it waits at the checkout. */
  isChosen?: boolean;
  /** What its address ends in, where other trees wait at the checkout. */
  beside?: string;
}

/** A tree of a list, as a herbarium sheet that can be saved. */
export const SheetToSave = memo(function SheetToSave({
  tree,
  headingLevel = 2,
  isFirst = true,
  isChosen = false,
  beside = '',
}: SheetToSaveProps) {
  const bookmark = useBookmark(tree);
  const note = useNote(tree);
  return (
    <TreeSheet
      tree={tree}
      headingLevel={headingLevel}
      loading={isFirst ? 'eager' : 'lazy'}
      note={isChosen ? <ChosenMark /> : note}
      link={(link) => (
        <PageLink {...link} to={{ page: 'tree', params: { treeId: tree.id }, suffix: beside }} />
      )}
      {...(bookmark && { bookmark })}
    />
  );
});

/** The line under a tree's state: whose it is, until when it is held, or how fresh its figures are. */
function useNote({ status, adoptions, heldUntil, replacedBy, surveyedAt }: Tree): string {
  const { t } = useTranslation(['common', 'trees']);
  const format = useFormat();
  const now = useNow();
  const adopter = adoptions?.find(({ current }) => current)?.adopterName;
  if (status === 'adopted' && adopter !== undefined) return t('trees:detail.adoptedBy', { name: adopter });
  if (status === 'pending' && heldUntil !== null) {
    return t('common:time.until', { date: t('common:time.wib', { time: format.time(heldUntil) }) });
  }
  if (status === 'inactive' && replacedBy) return t('trees:replacement.see');
  return t('trees:survey.last', { date: format.relativeTimeWithin(surveyedAt, now) });
}
