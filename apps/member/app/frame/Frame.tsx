import { RequireSession, useSession } from '@rimba/auth/react';
import { AppFrame, frameSessionOf, late, untilThere } from '@rimba/shell';
import { lazy, type ReactNode, Suspense } from 'react';
import { AccountFailed } from './AccountFailed.tsx';
import { FirstEntry } from './FirstEntry.tsx';
import { Notices } from './Notices.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { useHasSpoken } from './say.ts';
import { useIsQuiet } from './use-is-quiet.ts';
import { useLogout } from './use-logout.ts';

const Toasts = late(() => import('./Toasts.tsx'));
// Nobody misses these.
const LiveUpdates = lazy(() => untilThere(() => import('../live/LiveUpdates.tsx')));
const FollowLanguage = lazy(() => untilThere(() => import('./FollowLanguage.tsx')));
const OfflineReading = lazy(() => untilThere(() => import('../offline/OfflineReading.tsx')));

interface FrameProps {
  /** Where the reader is. */
  at: unknown;
  sidebarOpen: boolean | undefined;
  /** The page came from the server as everyone may read it: it stands before it is known who reads. */
  served: boolean;
  children: ReactNode;
}

/** What stands around every page. */
export function Frame({ at, sidebarOpen, served, children }: FrameProps) {
  const reader = useSession();
  const frame = (
    <>
      <AppFrame
        session={frameSessionOf(reader, useLogout())}
        sidebarOpen={sidebarOpen}
        notices={<Notices />}
        beside={<Said />}
      >
        <PageBoundary at={at}>{children}</PageBoundary>
      </AppFrame>
      <Behind />
    </>
  );
  const isOver = reader.session?.store.getState().status === 'signedOut';
  return (
    <RequireSession
      fallback={served && !isOver ? frame : <FirstEntry />}
      failed={(failure) => <AccountFailed {...failure} />}
    >
      {frame}
    </RequireSession>
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

/** What goes on behind a page that has come to rest, once it is known who reads. */
function Behind() {
  const isQuiet = useIsQuiet();
  const { totals } = useSession();
  if (!isQuiet || !totals) return null;
  return (
    <Suspense>
      <LiveUpdates />
      <OfflineReading />
      <FollowLanguage />
    </Suspense>
  );
}
