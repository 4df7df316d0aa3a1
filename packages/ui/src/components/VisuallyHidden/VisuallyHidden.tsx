import type { ReactNode } from 'react';
import { hidden } from './VisuallyHidden.css.ts';

/** Text for screen readers alone. */
export function VisuallyHidden({
  children,
}: {
  /** The words that are only read out. */
  children: ReactNode;
}) {
  return <span className={hidden}>{children}</span>;
}
