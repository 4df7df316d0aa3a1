import { useTranslation } from '@rimba/i18n/react';
import { type Named, shownTree } from '../names.ts';
import { useTreeNames } from './use-tree-names.ts';

/** Several names that an order's trees stand under, each with its trees. */
export function Names({ of }: { of: readonly Named[] }) {
  const { t } = useTranslation('transactions');
  const treeNames = useTreeNames();
  return (
    <ul>
      {of.map(({ holder, certificateNumber, trees }) => (
        <li key={certificateNumber ?? holder}>
          {t('detail.nameOf', { name: holder, trees: treeNames(trees.map(shownTree)) })}
        </li>
      ))}
    </ul>
  );
}
