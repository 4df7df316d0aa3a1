import type { ReactNode } from 'react';
import { mainId, SkipLink } from '../focus/SkipLink.tsx';
import type { TrailSuffixes } from '../topbar/use-trail.ts';
import { VisitorFooter } from './VisitorFooter.tsx';
import * as styles from './VisitorFrame.css.ts';
import { VisitorHeader } from './VisitorHeader.tsx';
import { VisitorTrail } from './VisitorTrail.tsx';

export interface VisitorFrameProps {
  /** For the copyright line. It comes from the server, so that a hydrated page repeats what was sent. */
  year: number;
  /** Pages without the visitors' header, by the path table, still have the way home in their own parts. */
  header?: boolean;
  /** This browser seems to hold a session: the way to the account stands in the login's place. */
  signedIn?: boolean;
  footer?: boolean;
  /** What the page calls itself, for the last step of the way to it; without a title there is no way shown. */
  title?: string | undefined;
  trailSuffixes?: TrailSuffixes;
  children: ReactNode;
}

/** The frame around an open page for visitors. It needs no script: every part works as it was sent. */
export function VisitorFrame({
  year,
  header = true,
  signedIn = false,
  footer = true,
  title,
  trailSuffixes,
  children,
}: VisitorFrameProps) {
  return (
    <>
      <SkipLink />
      {header && <VisitorHeader signedIn={signedIn} />}
      {title !== undefined && <VisitorTrail title={title} suffixes={trailSuffixes} />}
      <main id={mainId} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {footer && <VisitorFooter year={year} signedIn={signedIn} />}
    </>
  );
}
