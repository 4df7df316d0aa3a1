import { RequireSession, type SessionView, useSession } from '@rimba/auth/react';
import { AppFrame, frameSessionOf, late, untilThere } from '@rimba/shell';
import { lazy, memo, type ReactNode, Suspense, useDeferredValue } from 'react';
import { AccountFailed } from './AccountFailed.tsx';
import { FirstEntry } from './FirstEntry.tsx';
import { useHasSpoken } from './say.ts';
import { useIsQuiet } from './use-is-quiet.ts';
import { useLogout } from './use-logout.ts';

const Notices = lazy(() => untilThere(() => import('./Notices.tsx')));
const Toasts = late(() => import('./Toasts.tsx'));
const Behind = lazy(() => untilThere(() => import('./Behind.tsx')));

interface FrameProps {
  sidebarOpen: boolean | undefined;
  /** The server has sent the page as everyone may read it: it stands before it is known who reads. */
  isSent: boolean;
  children: ReactNode;
}

/** What stands around every page. */
export function Frame({ isSent, ...around }: FrameProps) {
  // Who reads is drawn in pieces: all of the frame at once would hold the page up.
  const reader = useDeferredValue(useSession());
  const frame = (
    <>
      <Around reader={reader} {...around} />
      <OnceQuiet />
    </>
  );
  return (
    <RequireSession
      fallback={isSent ? frame : <FirstEntry />}
      failed={(failure) => <AccountFailed {...failure} />}
    >
      {frame}
    </RequireSession>
  );
}

type AroundProps = Omit<FrameProps, 'isSent'> & { reader: SessionView };

const Around = memo(function Around({ reader, sidebarOpen, children }: AroundProps) {
  return (
    <AppFrame
      session={frameSessionOf(reader, useLogout(reader.session))}
      sidebarOpen={sidebarOpen}
      notices={<Told />}
      beside={<Said />}
    >
      {children}
    </AppFrame>
  );
});

/** It comes after the first paint, as what it tells does. */
function Told() {
  if (!useIsQuiet()) return null;
  return (
    <Suspense>
      <Notices />
    </Suspense>
  );
}

function Said() {
  if (!useHasSpoken()) return null;
  return (
    <Suspense>
      <Toasts />
    </Suspense>
  );
}

/** Behind a page that has come to rest, once it is known who reads. */
function OnceQuiet() {
  const isQuiet = useIsQuiet();
  const { totals } = useSession();
  if (!isQuiet || !totals) return null;
  return (
    <Suspense>
      <Behind />
    </Suspense>
  );
}
