import { unbrokenCode } from '@rimba/i18n';
import { useTranslation } from '@rimba/i18n/react';
import { wishtreeQuery } from '../../data/wishtree.ts';
import { saySuccess } from '../../frame/say.ts';
import { useSayFailure } from '../../frame/use-say-failure.ts';
import { queryClient } from '../../session/query-client.ts';
import { canBeSaved, isTurning, setSaved } from '../../trees/saved-trees.ts';

/** Takes trees out of the wishtree at once, with a way back for those that can be saved again. */
export function useRemoval(): (treeIds: readonly number[]) => void {
  const { t } = useTranslation('common');
  const sayFailure = useSayFailure();
  const { queryKey } = wishtreeQuery();

  const turn = async (treeIds: readonly number[], saved: boolean) => {
    try {
      await setSaved(treeIds, saved);
    } catch (error) {
      await queryClient.invalidateQueries({ queryKey });
      sayFailure(error);
    }
  };
  return (pressed) => {
    const treeIds = pressed.filter((id) => !isTurning(id));
    if (treeIds.length === 0) return;
    const removed = queryClient.getQueryData(queryKey)?.data.filter(({ treeId }) => treeIds.includes(treeId));
    const savable = removed?.flatMap(({ treeId, tree }) => (tree && canBeSaved(tree) ? [treeId] : []));
    queryClient.setQueryData(
      queryKey,
      (known) => known && { ...known, data: known.data.filter(({ treeId }) => !treeIds.includes(treeId)) },
    );
    const [only, ...others] = removed ?? [];
    saySuccess(t('toast.removedFromWishtree', { count: treeIds.length }), {
      // One after the other is taken out, and each can be put back.
      ...(only?.tree &&
        others.length === 0 && { description: `${only.tree.treeName} ${unbrokenCode(only.tree.code)}` }),
      ...(savable?.length && {
        action: { label: t('actions.undo'), onClick: () => void turn(savable, true) },
      }),
    });
    void turn(treeIds, false);
  };
}
