import { readIsGift, toBeside } from '@rimba/checkout/tree-choice';
import { matchPath } from '@rimba/paths';
import { asleep } from '@rimba/rendering/asleep';
import { VisitorFrame } from '@rimba/shell';
import { LateDrawings } from '@rimba/ui';
import { lazy, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Enhancement } from '../enhancement/Enhancement.tsx';
import { frameId } from '../member-frame/frame-place.ts';
import frameScript from '../member-frame/member-frame.enhancement.tsx?worker&url';
import { TrailData } from './TrailData.tsx';
import { usePageTitle } from './use-page-title.ts';

// Visitors, and forms that look the same for everyone, do without their code. The server waits for it.
const MemberFrame = lazy(() => import('../member-frame/MemberFrame.tsx'));

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

/** Where somebody signs in or pays, links are not fetched ahead. */
export const useLinksAhead = (): boolean => usePage()?.kind !== 'hydrated';

interface FramedProps {
  variant: Variant;
  /** This browser seems to hold a session. */
  signedIn: boolean;
  sidebarOpen: boolean | undefined;
  year: number;
  children: ReactNode;
}

export function Framed({ variant, signedIn, sidebarOpen, year, children: page }: FramedProps) {
  const own = usePage();
  const title = usePageTitle();
  const isGift = readIsGift(new URLSearchParams(useLocation().search));
  const children = (
    <>
      {variant !== undefined && <TrailData title={title} />}
      <LateDrawings>{page}</LateDrawings>
    </>
  );
  if (variant !== 'member') {
    return (
      <VisitorFrame
        header={own?.visitorHeader ?? true}
        signedIn={signedIn}
        year={year}
        title={variant === undefined ? undefined : title}
        // Who looks at one tree to give away goes back to the others for the same.
        trailSuffixes={{ shelf: toBeside([], isGift) }}
      >
        {children}
      </VisitorFrame>
    );
  }
  return (
    <>
      <div id={frameId} data-title={title} {...asleep}>
        <MemberFrame title={title} sidebarOpen={sidebarOpen} content="document">
          {children}
        </MemberFrame>
      </div>
      {/* The script of a form brings the frame to life too: both share React. */}
      {own?.kind !== 'hydrated' && <Enhancement src={frameScript} />}
    </>
  );
}
