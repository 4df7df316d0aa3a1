import { usePageAddress } from '@rimba/shell';
import type { ComponentProps } from 'react';
import { useRootData } from './root-data.ts';

interface Choice {
  /** The tree to look at; left out, the reader chooses from all. */
  tree?: { readonly id: number; readonly code: string } | undefined;
  /** Narrows all trees to those of a kind of land, or of a community. */
  landType?: string | undefined;
  community?: number | undefined;
}

/** The address through which a tree is chosen: the open shelf for visitors, the list of all for who seems signed in. */
export function useChooseAddress() {
  const address = usePageAddress();
  const signedIn = useRootData()?.signedInHint ?? false;
  return ({ tree, landType, community }: Choice): string => {
    if (tree) {
      return signedIn
        ? address({ page: 'tree', params: { treeId: tree.id } })
        : address({ page: 'shelfTree', params: { treeCode: tree.code } });
    }
    const filters = new URLSearchParams({
      ...(landType !== undefined && { [signedIn ? 'landType' : 'land']: landType }),
      ...(community !== undefined && { group: String(community) }),
    });
    return address({
      page: signedIn ? 'trees' : 'shelf',
      suffix: filters.size > 0 ? `?${filters}` : '',
    });
  };
}

/** Where a reader goes to choose. */
export function ChooseLink({
  tree,
  landType,
  community,
  ...anchor
}: Omit<ComponentProps<'a'>, 'href'> & Choice) {
  return <a {...anchor} href={useChooseAddress()({ tree, landType, community })} />;
}
