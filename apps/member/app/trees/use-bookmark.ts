import { unbrokenCode } from '@rimba/i18n';
import { useTranslation } from '@rimba/i18n/react';
import type { BookmarkButtonProps } from '@rimba/ui';
import type { Tree } from '../data/wire.ts';
import { saySuccess } from '../frame/say.ts';
import { useSayFailure } from '../frame/use-say-failure.ts';
import { canBeSaved, isTurning, setSaved, useIsSaved } from './saved-trees.ts';

type Bookmarkable = Pick<Tree, 'id' | 'code' | 'treeName' | 'status' | 'inWishtree'>;

/** A tree's bookmark: turns at once, and says so with a way back. None where the service would refuse it. */
export function useBookmark(tree: Bookmarkable): BookmarkButtonProps | undefined {
  const { t } = useTranslation('common');
  const saved = useIsSaved(tree);
  const sayFailure = useSayFailure();

  const turn = async (to: boolean) => {
    try {
      await setSaved([tree.id], to);
    } catch (error) {
      sayFailure(error);
    }
  };
  const toggle = () => {
    if (isTurning(tree.id)) return;
    const title = saved ? t('toast.removedFromWishtree', { count: 1 }) : t('toast.addedToWishtree');
    saySuccess(title, {
      id: `bookmark-${tree.id}`,
      // Several trees are saved in a row, and each can be taken back.
      description: `${tree.treeName} ${unbrokenCode(tree.code)}`,
      action: { label: t('actions.undo'), onClick: () => void turn(saved) },
    });
    void turn(!saved);
  };
  if (!saved && !canBeSaved(tree)) return undefined;
  return {
    saved,
    label: `${t('actions.addToWishtree')}: ${tree.treeName} ${tree.code}`,
    onToggle: toggle,
  };
}
