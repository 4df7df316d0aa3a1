import type { ReactNode } from 'react';
import { mainId, SkipLink } from '../focus/SkipLink.tsx';
import { VisitorFooter } from './VisitorFooter.tsx';
import { VisitorHeader } from './VisitorHeader.tsx';

export interface VisitorFrameProps {
  /** For the copyright line. It comes from the server, so that a hydrated page repeats what was sent. */
  year: number;
  /** Pages without the visitors' header, by the path table, still have the way home in their own parts. */
  header?: boolean;
  /** This browser seems to hold a session: the way to the account stands in the login's place. */
  signedIn?: boolean;
  footer?: boolean;
  children: ReactNode;
}

/** The frame around an open page for visitors. It needs no script: every part works as it was sent. */
export function VisitorFrame({
  year,
  header = true,
  signedIn = false,
  footer = true,
  children,
}: VisitorFrameProps) {
  return (
    <>
      <SkipLink />
      {header && <VisitorHeader signedIn={signedIn} />}
      <main id={mainId} tabIndex={-1}>
        {children}
      </main>
      {footer && <VisitorFooter year={year} />}
    </>
  );
}
