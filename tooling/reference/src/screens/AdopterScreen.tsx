import { createApiClient } from '@rimba/api-client';
import type { SessionRecord } from '@rimba/auth';
import { useSession } from '@rimba/auth/react';
import { type PathName, pages } from '@rimba/paths';
import { AppFrame, frameSessionOf } from '@rimba/shell';
import { OfflineNotice } from '@rimba/shell/offline-notice';
import { type ReactNode, use, useState } from 'react';
import { createRoutesStub, Outlet } from 'react-router';
import { answerBy } from '../../../../apps/member/app/data/api.ts';
import { Providers } from '../../../../apps/member/app/frame/Providers.tsx';
import { queryClient } from '../../../../apps/member/app/session/query-client.ts';
import { StoryLocaleContext } from '../../../../packages/ui/src/stories/say.ts';
import { languageOf, storyI18n } from '../frame/story-i18n.ts';
import { answering, answerPage, type Weather } from './answering.ts';
import { type Answers, answersOf, type Reader } from './answers.ts';
import { fixedSession } from './fixed-session.ts';
import { patternOf, type RouteModule } from './route.ts';
import { separateStorage } from './separate-storage.ts';

export interface AdopterScreenProps {
  page: PathName;
  route: RouteModule;
  /** Its address. */
  at: string;
  reader: Exclude<Reader, 'visitor'>;
  weather?: Weather | undefined;
}

const recordOf = ({ answers }: Answers) => answers['GET /api/v1/session'] as { data: SessionRecord };

/** A page of the adopters' app, in its frame, as a reader finds it. */
export function AdopterScreen({ page, route, at, reader, weather = 'fair' }: AdopterScreenProps) {
  const locale = use(StoryLocaleContext);
  const [{ session, Routes }] = useState(() => {
    const kept = answersOf[reader];
    const fetch = answering([kept, answersOf.fresh, answersOf.visitor], weather);
    answerPage(fetch);
    separateStorage();
    answerBy(
      createApiClient({
        baseUrl: window.location.origin,
        fetch,
        language: () => languageOf(locale),
        // What waits is looked at for as long as somebody likes.
        timeoutMs: 24 * 3_600_000,
      }),
    );
    queryClient.clear();
    // Nobody waits for a failure that is what the picture is about.
    const defaults = queryClient.getDefaultOptions();
    queryClient.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, retry: false } });
    const { user, totals } = recordOf(kept).data;
    return {
      session: fixedSession({ user, totals }, fetch),
      Routes: createRoutesStub([
        {
          Component: () => (
            <Framed isOffline={weather === 'offline'}>
              <Outlet />
            </Framed>
          ),
          children: [
            { path: patternOf(pages[page].path), Component: route.default },
            { path: '*', Component: () => null },
          ],
        },
      ]),
    };
  });
  return (
    <Providers i18n={storyI18n(locale)} session={session} queryClient={queryClient}>
      <Routes initialEntries={[at]} />
    </Providers>
  );
}

function Framed({ isOffline, children }: { isOffline: boolean; children: ReactNode }) {
  const reader = useSession();
  return (
    <AppFrame
      session={frameSessionOf(reader, async () => {})}
      sidebarOpen={undefined}
      notices={<OfflineNotice unreachable={isOffline} />}
    >
      {children}
    </AppFrame>
  );
}
