import '@rimba/ui/styles';
import { defaultLanguage, parseLanguage } from '@rimba/i18n';
import { bootScript, IdentityLinks } from '@rimba/shell';
import sansFont from '@rimba/ui/fonts/rimba-sans.woff2?url';
import serifFont from '@rimba/ui/fonts/rimba-serif.woff2?url';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { FirstEntry } from './frame/FirstEntry.tsx';
import { PageFailed } from './frame/PageFailed.tsx';
import { Providers } from './frame/Providers.tsx';
import { noncePlaceholder } from './nonce.ts';

const font = (href: string) =>
  ({ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href }) as const;

export const links = () => [font(sansFont), font(serifFont)];

/** The page's language; the index is built in the default one, and the gateway puts the reader's in its place. */
const pageLanguage = () =>
  (typeof document === 'undefined' ? undefined : parseLanguage(document.documentElement.lang)) ??
  defaultLanguage;

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={defaultLanguage} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {/* Style sheets that libraries add at run time read their nonce here. */}
        <meta property="csp-nonce" nonce={noncePlaceholder} suppressHydrationWarning />
        <script
          nonce={noncePlaceholder}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: bootScript }}
        />
        <Meta />
        <IdentityLinks language={pageLanguage()} />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={noncePlaceholder} />
        <Scripts nonce={noncePlaceholder} />
      </body>
    </html>
  );
}

/** What the built index shows until the session is known: the one place of the loading overlay at entry. */
export function HydrateFallback() {
  return <FirstEntry />;
}

export default function Root() {
  return (
    <Providers>
      <Outlet />
    </Providers>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <Providers>
      <PageFailed error={error} />
    </Providers>
  );
}
