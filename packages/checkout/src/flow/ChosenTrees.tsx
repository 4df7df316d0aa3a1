import type { Schema } from '@rimba/api-client';
import { useTranslation } from '@rimba/i18n/react';
import { CloseIcon, IconButton } from '@rimba/ui';
import { TreeRow } from './TreeRow.tsx';

interface ChosenTreesProps {
  trees: Schema<'Quote'>['trees'];
  onLeaveOut: (treeIds: readonly number[]) => void;
}

/** The trees of an order; the last one stays, for without it there is no order. */
export function ChosenTrees({ trees, onLeaveOut }: ChosenTreesProps) {
  const { t } = useTranslation('checkout');
  return (
    <ul>
      {trees.map((tree) => (
        <li key={tree.id}>
          <TreeRow
            tree={tree}
            action={
              trees.length > 1 && (
                <IconButton
                  icon={CloseIcon}
                  label={t('trees.remove', { code: tree.code })}
                  onClick={() => onLeaveOut([tree.id])}
                />
              )
            }
          />
        </li>
      ))}
    </ul>
  );
}
