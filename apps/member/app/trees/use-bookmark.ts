import { useTranslation } from '@rimba/i18n/react';
import type { BookmarkButtonProps } from '@rimba/ui';
import { saySuccess } from '../frame/say.ts';
import { useSayFailure } from '../frame/use-say-failure.ts';
import { isTurning, setSaved, useIsSaved } from './saved-trees.ts';

interface Bookmarkable {
  id: number;
  code: string;
  treeName: string;
  inWishtree?: boolean | undefined;
}

/** A tree's bookmark: turns at once, and says so with a way back. */
export function useBookmark(tree: Bookmarkable): BookmarkButtonProps {
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
      action: { label: t('actions.undo'), onClick: () => void turn(saved) },
    });
    void turn(!saved);
  };
  return {
    saved,
    label: `${t('actions.addToWishtree')}: ${tree.treeName} ${tree.code}`,
    onToggle: toggle,
  };
}
