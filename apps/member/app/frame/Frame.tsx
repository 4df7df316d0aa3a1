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

/** What stands around every page. What the first paint does not wait for comes once the page has come to rest. */
export function Frame({ isSent, ...around }: FrameProps) {
  const session = useSession();
  // Who reads is drawn in pieces: all of the frame at once would hold the page up.
  const reader = useDeferredValue(session);
  const isQuiet = useIsQuiet();
  const frame = (
    <>
      <Around reader={reader} isQuiet={isQuiet} {...around} />
      {isQuiet && session.totals && (
        <Suspense>
          <Behind />
        </Suspense>
      )}
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

type AroundProps = Omit<FrameProps, 'isSent'> & { reader: SessionView; isQuiet: boolean };

const Around = memo(function Around({ reader, isQuiet, sidebarOpen, children }: AroundProps) {
  const hasSpoken = useHasSpoken();
  return (
    <AppFrame
      session={frameSessionOf(reader, useLogout(reader.session))}
      sidebarOpen={sidebarOpen}
      notices={
        isQuiet && (
          <Suspense>
            <Notices />
          </Suspense>
        )
      }
      beside={
        hasSpoken && (
          <Suspense>
            <Toasts />
          </Suspense>
        )
      }
    >
      {children}
    </AppFrame>
  );
});
