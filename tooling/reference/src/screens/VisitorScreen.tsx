import { createApiClient } from '@rimba/api-client';
import { I18nProvider } from '@rimba/i18n/react';
import { type PathName, pages } from '@rimba/paths';
import { apiFetchContext, requestContext } from '@rimba/rendering/page-handler';
import { AppProvider } from '@rimba/shell';
import { LateDrawings } from '@rimba/ui';
import { type ReactNode, use, useState } from 'react';
import { createRoutesStub, Outlet, RouterContextProvider, useRouteError } from 'react-router';
import { answerBy } from '../../../../apps/public/app/data/browser-api.ts';
import { DocumentFailed } from '../../../../apps/public/app/frame/DocumentFailed.tsx';
import { Framed, useVariant } from '../../../../apps/public/app/frame/Framed.tsx';
import { StoryLocaleContext } from '../../../../packages/ui/src/stories/say.ts';
import { languageOf, storyI18n } from '../frame/story-i18n.ts';
import { answering, answerPage, type Weather } from './answering.ts';
import { answersOf, type Reader } from './answers.ts';
import { patternOf, type RouteModule } from './route.ts';
import { separateStorage } from './separate-storage.ts';

export interface VisitorScreenProps {
  page: PathName;
  route: RouteModule;
  /** Its address. */
  at: string;
  /** Who it is asked as, or when: what differs from a visitor of the first day. */
  reader?: Reader;
  weather?: Weather | undefined;
}

/** An open page in the visitors' frame; what lives in the browser is alive at once. */
export function VisitorScreen({ page, route, at, reader = 'visitor', weather }: VisitorScreenProps) {
  const locale = use(StoryLocaleContext);
  const [Routes] = useState(() => {
    const language = languageOf(locale);
    const request = { language, nonce: undefined, signedInHint: false, sidebarOpen: undefined };
    const context = new RouterContextProvider();
    const kept = answersOf[reader];
    const fetch = answering([kept, answersOf.visitor], weather);
    const year = new Date(kept.at).getFullYear();
    answerPage(fetch);
    separateStorage();
    context.set(apiFetchContext, fetch);
    answerBy(createApiClient({ baseUrl: window.location.origin, fetch, language: () => language }));
    context.set(requestContext, request);
    return createRoutesStub(
      [
        {
          id: 'root',
          Component: () => (
            <InFrame year={year}>
              <Outlet />
            </InFrame>
          ),
          ErrorBoundary: () => (
            <InFrame year={year}>
              <DocumentFailed error={useRouteError()} />
            </InFrame>
          ),
          HydrateFallback: () => null,
          loader: () => ({ ...request, year, origin: window.location.origin }),
          children: [
            {
              path: patternOf(pages[page].path),
              handle: route.handle,
              Component: route.default,
              ...(route.loader && { loader: route.loader }),
            },
            { path: '*', Component: () => null },
          ],
        },
      ],
      context,
    );
  });
  return (
    <I18nProvider i18n={storyI18n(locale)}>
      <AppProvider app="public">
        <Routes initialEntries={[at]} />
      </AppProvider>
    </I18nProvider>
  );
}

function InFrame({ year, children }: { year: number; children: ReactNode }) {
  return (
    <Framed variant={useVariant(false)} signedIn={false} sidebarOpen={undefined} year={year}>
      <LateDrawings late={false}>{children}</LateDrawings>
    </Framed>
  );
}
