import { usePageAddress } from '@rimba/shell';
import type { ComponentProps } from 'react';
import { useRootData } from './root-data.ts';

interface Choice {
  /** The tree to look at; left out, the reader chooses from all. */
  tree?: { readonly id: number; readonly code: string } | undefined;
  /** Narrows all trees to those of a kind of land, or of a group. */
  landType?: string | undefined;
  group?: number | undefined;
}

/** The address through which a tree is chosen: the open shelf for visitors, the list of all for who seems signed in. */
export function useChooseAddress() {
  const address = usePageAddress();
  const signedIn = useRootData()?.signedInHint ?? false;
  return ({ tree, landType, group }: Choice): string => {
    if (tree) {
      return signedIn
        ? address({ page: 'tree', params: { treeId: tree.id } })
        : address({ page: 'shelfTree', params: { treeCode: tree.code } });
    }
    const filters = new URLSearchParams({
      ...(landType !== undefined && { [signedIn ? 'landType' : 'land']: landType }),
      ...(group !== undefined && { group: String(group) }),
    });
    return address({
      page: signedIn ? 'trees' : 'shelf',
      suffix: filters.size > 0 ? `?${filters}` : '',
    });
  };
}

/** Where a reader goes to choose. */
export function ChooseLink({ tree, landType, group, ...anchor }: Omit<ComponentProps<'a'>, 'href'> & Choice) {
  return <a {...anchor} href={useChooseAddress()({ tree, landType, group })} />;
}
