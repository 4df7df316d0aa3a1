import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { parts } from './parts.ts';
import * as styles from './profile.css.ts';

/**
 * A part of the profile that a link leads to. Who comes by its address stands there once it is there: the browser looked
 * for it before, and found nothing.
 */
export function Part({ id, children }: { id: (typeof parts)[keyof typeof parts]; children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null);
  const isMeant = useLocation().hash === `#${id}`;
  useEffect(() => {
    if (!isMeant) return;
    // Whoever has scrolled already, or is back where they were, stays there.
    if (window.scrollY === 0) part.current?.scrollIntoView();
    part.current?.focus({ preventScroll: true });
  }, [isMeant]);
  return (
    <div ref={part} id={id} tabIndex={-1} className={styles.part}>
      {children}
    </div>
  );
}
