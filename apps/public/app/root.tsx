import '@rimba/ui/styles';
import { parseLanguage } from '@rimba/i18n';
import { AppProvider, themeBootScript, VisitorFrame } from '@rimba/shell';
import { matchPath } from '@rimba/shell/paths';
import sansFont from '@rimba/ui/fonts/rimba-sans.woff2?url';
import serifFont from '@rimba/ui/fonts/rimba-serif.woff2?url';
import type { ReactNode } from 'react';
import {
  data,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from 'react-router';
import type { Route } from './+types/root.ts';
import documentScript from './enhancement/document.ts?worker&url';
import { Enhancement } from './enhancement/Enhancement.tsx';
import { Alternates } from './frame/Alternates.tsx';
import { PageFailed } from './frame/PageFailed.tsx';
import { requestContext } from './request-context.ts';

export function loader({ context, params, url }: Route.LoaderArgs) {
  if (params.language !== undefined && !parseLanguage(params.language)) throw data(null, { status: 404 });
  const { language, nonce, signedInHint } = context.get(requestContext);
  return { language, nonce, signedInHint, year: new Date().getFullYear(), origin: url.origin };
}

const font = (href: string) =>
  ({ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href }) as const;

export const links: Route.LinksFunction = () => [
  font(sansFont),
  font(serifFont),
  { rel: 'icon', href: '/drawings/motifs/favicon.svg', type: 'image/svg+xml' },
];

/** A route that exports `handle = { hydrate: true }` ships scripts; every other page is a plain document. */
const wantsScripts = (handle: unknown) =>
  typeof handle === 'object' && handle !== null && 'hydrate' in handle && handle.hydrate === true;

export function Layout({ children }: { children: ReactNode }) {
  const loaded = useRouteLoaderData<typeof loader>('root');
  const hydrated = useMatches().some(({ handle }) => wantsScripts(handle));
  const nonce = loaded?.nonce;
  return (
    <html lang={loaded?.language ?? 'id'} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {/* Style sheets that libraries add at run time read their nonce here. */}
        {hydrated && <meta property="csp-nonce" nonce={nonce} suppressHydrationWarning />}
        {/* A document's policy allows this very text by its hash. */}
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: themeBootScript }}
        />
        <Meta />
        {loaded && <Alternates origin={loaded.origin} language={loaded.language} />}
        <Links />
      </head>
      <body>
        <AppProvider app="public">
          <Framed year={loaded?.year ?? new Date().getFullYear()} signedIn={loaded?.signedInHint ?? false}>
            {children}
          </Framed>
        </AppProvider>
        {hydrated ? (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        ) : (
          <Enhancement src={documentScript} />
        )}
      </body>
    </html>
  );
}

/** Everything but pages that the path table gives no header stands in the visitors' frame. */
function Framed({ children, ...reader }: { year: number; signedIn: boolean; children: ReactNode }) {
  const match = matchPath(useLocation().pathname);
  const header = match?.kind === 'page' ? match.page.visitorHeader : true;
  return (
    <VisitorFrame {...reader} header={header}>
      {children}
    </VisitorFrame>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageFailed error={error} />;
}
