import '@rimba/ui/styles';
import { defaultLanguage, parseLanguage } from '@rimba/i18n';
import { AppProvider, bootScript, IdentityLinks } from '@rimba/shell';
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
  useMatches,
  useRouteLoaderData,
} from 'react-router';
import type { Route } from './+types/root.ts';
import documentScript from './enhancement/document.ts?worker&url';
import { Enhancement } from './enhancement/Enhancement.tsx';
import { Alternates } from './frame/Alternates.tsx';
import { Framed, useVariant } from './frame/Framed.tsx';
import { PageFailed } from './frame/PageFailed.tsx';
import { requestContext } from './request-context.ts';

export function loader({ context, params, url }: Route.LoaderArgs) {
  if (params.language !== undefined && !parseLanguage(params.language)) throw data(null, { status: 404 });
  const { language, nonce, signedInHint, sidebarOpen } = context.get(requestContext);
  return { language, nonce, signedInHint, sidebarOpen, year: new Date().getFullYear(), origin: url.origin };
}

const font = (href: string) =>
  ({ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href }) as const;

export const links: Route.LinksFunction = () => [font(sansFont), font(serifFont)];

/** A route that exports `handle = { hydrate: true }` ships scripts; every other page is a plain document. */
const wantsScripts = (handle: unknown) =>
  typeof handle === 'object' && handle !== null && 'hydrate' in handle && handle.hydrate === true;

export function Layout({ children }: { children: ReactNode }) {
  const loaded = useRouteLoaderData<typeof loader>('root');
  const hydrated = useMatches().some(({ handle }) => wantsScripts(handle));
  const nonce = loaded?.nonce;
  const signedIn = loaded?.signedInHint ?? false;
  const variant = useVariant(signedIn);
  return (
    <html lang={loaded?.language ?? defaultLanguage} data-variant={variant} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {/* Style sheets that libraries add at run time read their nonce here. */}
        {hydrated && <meta property="csp-nonce" nonce={nonce} suppressHydrationWarning />}
        {/* A document's policy allows this very text by its hash. */}
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: bootScript }} />
        <Meta />
        {loaded && <Alternates origin={loaded.origin} language={loaded.language} />}
        <IdentityLinks language={loaded?.language ?? defaultLanguage} />
        <Links />
      </head>
      <body>
        <AppProvider app="public">
          <Framed
            variant={variant}
            signedIn={signedIn}
            hydrated={hydrated}
            sidebarOpen={loaded?.sidebarOpen}
            year={loaded?.year ?? new Date().getFullYear()}
          >
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

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageFailed error={error} />;
}
