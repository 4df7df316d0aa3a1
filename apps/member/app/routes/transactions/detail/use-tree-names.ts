import { unbrokenCode } from '@rimba/i18n';
import { useFormat, useTranslation } from '@rimba/i18n/react';

type Tree = { readonly treeName: string; readonly code: string };

/** Up to three trees by name and code; of more, the first and how many others. */
export function useTreeNames(): (trees: readonly Tree[]) => string {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  const name = ({ treeName, code }: Tree) => `${treeName} ${unbrokenCode(code)}`;
  return (trees) => {
    const [first] = trees;
    return first === undefined || trees.length <= 3
      ? format.list(trees.map(name))
      : t('trees.andOthers', { tree: name(first), count: trees.length - 1 });
  };
}
