import { RequireSession, useSession } from '@rimba/auth/react';
import { AppFrame, frameSessionOf, late, untilThere } from '@rimba/shell';
import { lazy, type ReactNode, Suspense } from 'react';
import { AccountFailed } from './AccountFailed.tsx';
import { FirstEntry } from './FirstEntry.tsx';
import { Notices } from './Notices.tsx';
import { useHasSpoken } from './say.ts';
import { useIsQuiet } from './use-is-quiet.ts';
import { useLogout } from './use-logout.ts';

const Toasts = late(() => import('./Toasts.tsx'));
// Nobody misses these.
const LiveUpdates = lazy(() => untilThere(() => import('../live/LiveUpdates.tsx')));
const FollowLanguage = lazy(() => untilThere(() => import('./FollowLanguage.tsx')));
const OfflineReading = lazy(() => untilThere(() => import('../offline/OfflineReading.tsx')));

interface FrameProps {
  sidebarOpen: boolean | undefined;
  /** The server has sent the page as everyone may read it: it stands before it is known who reads. */
  isSent: boolean;
  children: ReactNode;
}

/** What stands around every page. */
export function Frame({ sidebarOpen, isSent, children }: FrameProps) {
  const reader = useSession();
  const frame = (
    <>
      <AppFrame
        session={frameSessionOf(reader, useLogout())}
        sidebarOpen={sidebarOpen}
        notices={<Notices />}
        beside={<Said />}
      >
        {children}
      </AppFrame>
      <Behind />
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
