import { RequireSession, useSession } from '@rimba/auth/react';
import { parseLanguage } from '@rimba/i18n';
import { AppFrame, type FrameSession, sidebarFromCookie } from '@rimba/shell';
import { matchPath } from '@rimba/shell/paths';
import { lazy, Suspense } from 'react';
import { data, Outlet, type ShouldRevalidateFunctionArgs } from 'react-router';
import { admit } from '../session/admit.ts';
import { browserI18n } from '../session/browser-i18n.ts';
import { textsOf } from '../session/texts.ts';
import type { Route } from './+types/route.ts';
import { AccountFailed } from './AccountFailed.tsx';
import { FirstEntry } from './FirstEntry.tsx';
import { Notices } from './Notices.tsx';
import { PageFailed } from './PageFailed.tsx';
import { useHasSpoken } from './say.ts';
import { useLogout } from './use-logout.ts';

const Toasts = lazy(() => import('./Toasts.tsx'));
const LiveUpdates = lazy(() => import('../live/LiveUpdates.tsx'));
const OfflineReading = lazy(() => import('../offline/OfflineReading.tsx'));

/** Before every page: the reader is let in, and the page's texts come along with its code. */
export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  if (params.language !== undefined && parseLanguage(params.language) === undefined) {
    throw data(null, { status: 404 });
  }
  const url = new URL(request.url);
  const match = matchPath(url.pathname);
  const texts = textsOf(match?.kind === 'page' ? match.name : undefined);
  await Promise.all([admit(url), browserI18n().loadNamespaces([...texts])]);
  return null;
}

export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;

export default function Frame() {
  return (
    <RequireSession fallback={<FirstEntry />} failed={(failure) => <AccountFailed {...failure} />}>
      <Framed>
        <Outlet />
      </Framed>
      <Suspense>
        <LiveUpdates />
        <OfflineReading />
      </Suspense>
    </RequireSession>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Framed>
      <PageFailed error={error} />
    </Framed>
  );
}

function Framed({ children }: { children: React.ReactNode }) {
  return (
    <AppFrame
      session={useFrameSession()}
      sidebarOpen={sidebarFromCookie(document.cookie)}
      notices={<Notices />}
      beside={
        useHasSpoken() && (
          <Suspense>
            <Toasts />
          </Suspense>
        )
      }
    >
      {children}
    </AppFrame>
  );
}

function useFrameSession(): FrameSession {
  const { user, totals } = useSession();
  return {
    user: user && {
      name: user.name,
      picture: user.profilePicture,
      emailVerified: user.emailVerifiedAt !== null,
    },
    wishtreeTotal: totals?.wishtree ?? 0,
    unreadTotal: totals?.unreadNotifications ?? 0,
    logout: useLogout(),
  };
}
