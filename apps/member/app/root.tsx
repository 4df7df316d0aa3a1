import '@rimba/ui/styles';
import { defaultLanguage, parseLanguage, withLanguage } from '@rimba/i18n';
import { textAddress } from '@rimba/i18n/browser';
import { useTranslation } from '@rimba/i18n/react';
import { createServerI18n } from '@rimba/i18n/server';
import { matchPath } from '@rimba/paths';
import { asleep } from '@rimba/rendering/asleep';
import { fontLink } from '@rimba/rendering/font-link';
import { requestContext } from '@rimba/rendering/page-handler';
import { memberSpeculation } from '@rimba/rendering/speculation-rules';
import { IdentityLinks } from '@rimba/shell';
import { bootScript } from '@rimba/shell/boot-script';
import { sidebarFromCookie } from '@rimba/shell/sidebar-cookie';
import { ErrorState, Link, PageWidth } from '@rimba/ui';
import sansFont from '@rimba/ui/fonts/rimba-sans.woff2?url';
import serifFont from '@rimba/ui/fonts/rimba-serif.woff2?url';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import {
  Links,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ScrollRestorationProps,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from 'react-router';
import type { Route } from './+types/root.ts';
import { appId } from './app-id.ts';
import { FirstEntry } from './frame/FirstEntry.tsx';
import { Frame } from './frame/Frame.tsx';
import { PageFailed } from './frame/PageFailed.tsx';
import { enter } from './session/enter.ts';
import { frameTexts, textsOf } from './session/texts.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { language, nonce, sidebarOpen } = context.get(requestContext);
  const description = createServerI18n(language).getFixedT(language, 'common')('app.description');
  return { language, nonce, sidebarOpen, description };
}

/** What the server knows of the reader does not change while they go from page to page. */
export const shouldRevalidate = () => false;

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [enter];

export const links: Route.LinksFunction = () => [fontLink(sansFont), fontLink(serifFont)];

export function Layout({ children }: { children: ReactNode }) {
  const loaded = useRouteLoaderData<typeof loader>('root');
  const { i18n } = useTranslation('common');
  const language = loaded?.language ?? defaultLanguage;
  const nonce = loaded?.nonce;
  return (
    <html lang={i18n.language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: bootScript }} />
        <meta name="description" content={loaded?.description} />
        <IdentityLinks language={language} />
        <Links />
        {import.meta.env.SSR && <TextPreloads />}
        <script
          type="speculationrules"
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: memberSpeculation }}
        />
      </head>
      <body>
        <div id={appId} {...(import.meta.env.SSR && asleep)} suppressHydrationWarning>
          {children}
        </div>
        <WithoutScript nonce={nonce} />
        <Scripts />
      </body>
    </html>
  );
}

/** The texts of the page are fetched beside its code; further ones come by `enter`. */
function TextPreloads() {
  const { i18n } = useTranslation();
  const match = matchPath(useLocation().pathname);
  const page = match?.kind === 'page' ? match.name : undefined;
  return ['common' as const, ...frameTexts, ...textsOf(page)].map((namespace) => (
    <link
      key={namespace}
      rel="preload"
      as="fetch"
      crossOrigin="anonymous"
      href={textAddress(i18n.language, namespace)}
    />
  ));
}

/** Stands in the page's place where scripts are off, unless the page was sent and can be read. */
function WithoutScript({ nonce }: { nonce: string | undefined }) {
  const { t, i18n } = useTranslation('common');
  const isSent = useIsSent();
  if (isSent) return null;
  return (
    <noscript>
      <style nonce={nonce}>{'#app{display:none}main{padding-block:3rem}'}</style>
      <PageWidth>
        <main>
          <ErrorState
            level={1}
            title={t('noScript.memberTitle')}
            description={t('noScript.member')}
            actions={
              <Link href={withLanguage('/', parseLanguage(i18n.language) ?? defaultLanguage)}>
                {t('notFound.goHome')}
              </Link>
            }
          />
        </main>
      </PageWidth>
    </noscript>
  );
}

/** Whether the server has sent the page with its content, as everyone may read it. */
const useIsSent = () => useMatches().at(-1)?.loaderData != null;

export default function Root({ loaderData }: Route.ComponentProps) {
  const sidebarOpen = import.meta.env.SSR ? loaderData.sidebarOpen : sidebarFromCookie(document.cookie);
  return (
    <>
      <Frame sidebarOpen={sidebarOpen} isSent={useIsSent()}>
        {/* Comes to life by itself, after the frame: both at once would hold the page up. */}
        <Suspense>
          <Outlet />
        </Suspense>
      </Frame>
      <Places />
    </>
  );
}

/** Its script is for a page that does not live yet. React warns of one that it draws itself, unless it is mere data. */
const neverRun: ScrollRestorationProps & { type: string } = { type: 'text/plain' };

/** Keeps how far down each page was left. Until the app lives, the browser does so by itself, and knows it better. */
function Places() {
  const [lives, setLives] = useState(false);
  useEffect(() => setLives(true), []);
  return lives && <ScrollRestoration {...neverRun} />;
}

/** Where the page that stands there is another one than the address says, as a kept one is, until this one is there. */
export function HydrateFallback() {
  return <FirstEntry />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageFailed error={error} />;
}
