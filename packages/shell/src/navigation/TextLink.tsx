import { Link } from '@rimba/ui';
import type { ReactNode } from 'react';
import { PageLink, type PageTarget } from './PageLink.tsx';

/** A page's link inside a sentence; fits the `components` of Trans, which fill in its words. */
export function TextLink({ to, children }: { to: PageTarget; children?: ReactNode }) {
  return (
    <Link asChild>
      <PageLink to={to}>{children}</PageLink>
    </Link>
  );
}
