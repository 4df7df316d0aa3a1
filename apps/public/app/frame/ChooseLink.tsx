import { usePageAddress } from '@rimba/shell';
import type { ComponentProps } from 'react';

interface Choice {
  /** The tree to adopt; left out, the reader chooses from all. */
  treeId?: number | undefined;
  /** Narrows all trees to those of a kind of land, or of a group. */
  landType?: string | undefined;
  group?: number | undefined;
}

/** The address through which a visitor chooses: the login, which leads on to what they chose. */
export function useChooseAddress() {
  const address = usePageAddress();
  return ({ treeId, landType, group }: Choice): string => {
    const filters = new URLSearchParams({
      ...(landType !== undefined && { landType }),
      ...(group !== undefined && { group: String(group) }),
    });
    const next =
      treeId === undefined
        ? address({ page: 'trees', suffix: filters.size > 0 ? `?${filters}` : '' })
        : address({ page: 'tree', params: { treeId } });
    return address({ page: 'login', suffix: `?${new URLSearchParams({ next })}` });
  };
}

/** Where a visitor goes to adopt. */
export function ChooseLink({
  treeId,
  landType,
  group,
  ...anchor
}: Omit<ComponentProps<'a'>, 'href'> & Choice) {
  return <a {...anchor} href={useChooseAddress()({ treeId, landType, group })} />;
}
