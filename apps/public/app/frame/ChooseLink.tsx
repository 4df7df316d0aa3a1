import { usePageAddress } from '@rimba/shell';
import type { ComponentProps } from 'react';
import { useRootData } from './root-data.ts';

interface Choice {
  /** The tree to adopt; left out, the reader chooses from all. */
  treeId?: number | undefined;
  /** Narrows all trees to those of a kind of land, or of a group. */
  landType?: string | undefined;
  group?: number | undefined;
}

/**
 * The address through which a tree is chosen: the checkout for visitors, which needs no account; for somebody
 * who seems to be signed in, the tree itself or the list of all.
 */
export function useChooseAddress() {
  const address = usePageAddress();
  const signedIn = useRootData()?.signedInHint ?? false;
  return ({ treeId, landType, group }: Choice): string => {
    const filters = new URLSearchParams({
      ...(landType !== undefined && { landType }),
      ...(group !== undefined && { group: String(group) }),
    });
    const suffix = filters.size > 0 ? `?${filters}` : '';
    if (!signedIn) {
      return address({
        page: 'unsignedCheckout',
        suffix: treeId === undefined ? suffix : `?trees=${treeId}`,
      });
    }
    return treeId === undefined
      ? address({ page: 'trees', suffix })
      : address({ page: 'tree', params: { treeId } });
  };
}

/** Where a reader goes to adopt. */
export function ChooseLink({
  treeId,
  landType,
  group,
  ...anchor
}: Omit<ComponentProps<'a'>, 'href'> & Choice) {
  return <a {...anchor} href={useChooseAddress()({ treeId, landType, group })} />;
}
