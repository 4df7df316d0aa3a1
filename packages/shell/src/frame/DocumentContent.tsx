import { awake } from '@rimba/rendering/asleep';
import type { ReactNode } from 'react';

/**
 * Content that the server alone renders. In the browser there are no children: React then leaves what stands
 * there as it is, because nothing in it may be checked against what was sent or replaced by it.
 */
export function DocumentContent({ children }: { children: ReactNode }) {
  if (children !== undefined) return <div {...awake}>{children}</div>;
  return <div {...awake} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
