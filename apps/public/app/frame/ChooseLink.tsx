import { usePageAddress } from '@rimba/shell';
import type { ComponentProps } from 'react';

type ChooseLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** The tree to adopt; left out, the reader chooses from all. */
  treeId?: number;
  /** Narrows all trees to those of a kind of land. */
  landType?: string;
};

/** The address through which a visitor chooses: the login, which leads on to what they chose. */
export function useChooseAddress() {
  const address = usePageAddress();
  return ({ treeId, landType }: Pick<ChooseLinkProps, 'treeId' | 'landType'>): string => {
    const suffix = landType === undefined ? undefined : `?${new URLSearchParams({ landType })}`;
    const next = address(
      treeId === undefined ? { page: 'trees', suffix } : { page: 'tree', params: { treeId } },
    );
    return address({ page: 'login', suffix: `?${new URLSearchParams({ next })}` });
  };
}

/** Where a visitor goes to adopt. */
export function ChooseLink({ treeId, landType, ...anchor }: ChooseLinkProps) {
  return (
    <a
      {...anchor}
      href={useChooseAddress()({
        ...(treeId !== undefined && { treeId }),
        ...(landType !== undefined && { landType }),
      })}
    />
  );
}
