import { VisitorFrame } from '@rimba/shell';
import { matchPath } from '@rimba/shell/paths';
import { lazy, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Enhancement } from '../enhancement/Enhancement.tsx';
import { frameId } from '../member-frame/frame-place.ts';
import frameScript from '../member-frame/member-frame.enhancement.tsx?worker&url';
import { TrailData } from './TrailData.tsx';
import { usePageTitle } from './use-page-title.ts';

// Visitors, and forms that look the same for everyone, do without their code. The server waits for it.
const MemberFrame = lazy(() => import('../member-frame/MemberFrame.tsx'));
const LiveMemberFrame = lazy(() => import('../member-frame/LiveMemberFrame.tsx'));

/** The frame that a page is sent in; undefined where it is the same for everyone. */
export type Variant = 'member' | 'visitor' | undefined;

function usePage() {
  const match = matchPath(useLocation().pathname);
  return match?.kind === 'page' ? match.page : undefined;
}

export function useVariant(signedInHint: boolean): Variant {
  const page = usePage();
  // An address that is nobody's stands in no place of the adopters' frame.
  if (!page || page.forVisitors) return undefined;
  return signedInHint ? 'member' : 'visitor';
}

interface FramedProps {
  variant: Variant;
  /** This browser seems to hold a session. */
  signedIn: boolean;
  /** The page comes to life in the browser; in a document the frame alone does. */
  hydrated: boolean;
  sidebarOpen: boolean | undefined;
  year: number;
  children: ReactNode;
}

export function Framed({ variant, signedIn, hydrated, sidebarOpen, year, children: page }: FramedProps) {
  const header = usePage()?.visitorHeader ?? true;
  const title = usePageTitle();
  const children = (
    <>
      {variant !== undefined && <TrailData title={title} />}
      {page}
    </>
  );
  if (variant !== 'member') {
    return (
      <VisitorFrame
        header={header}
        signedIn={signedIn}
        year={year}
        title={variant === undefined ? undefined : title}
      >
        {children}
      </VisitorFrame>
    );
  }
  const frame = { title, sidebarOpen, children };
  if (hydrated) return <LiveMemberFrame {...frame} />;
  return (
    <>
      <div id={frameId} data-title={title}>
        <MemberFrame {...frame} content="document" />
      </div>
      <Enhancement src={frameScript} />
    </>
  );
}
