import { PageLink, usePageAddress } from '@rimba/shell';
import type { ComponentProps } from 'react';

type ChooseLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** The tree to adopt; left out, the reader chooses from all. */
  treeId?: number;
};

/** Where a visitor goes to adopt: through the login, which leads on to what they chose. */
export function ChooseLink({ treeId, ...anchor }: ChooseLinkProps) {
  const address = usePageAddress();
  const next = address(treeId === undefined ? { page: 'trees' } : { page: 'tree', params: { treeId } });
  return <PageLink {...anchor} to={{ page: 'login', suffix: `?next=${encodeURIComponent(next)}` }} />;
}
