import '@rimba/ui/styles';
import './enhancement/blending.css.ts';
import './enhancement/under-way.css.ts';
import { defaultLanguage, parseLanguage } from '@rimba/i18n';
import { blendingStyle } from '@rimba/rendering/blending';
import { fontLink } from '@rimba/rendering/font-link';
import { requestContext } from '@rimba/rendering/page-handler';
import { documentSpeculation } from '@rimba/rendering/speculation-rules';
import { AppProvider, IdentityLinks } from '@rimba/shell';
import { openBootScript } from '@rimba/shell/open-boot-script';
import sansFont from '@rimba/ui/fonts/rimba-sans.woff2?url';
import serifFont from '@rimba/ui/fonts/rimba-serif.woff2?url';
import type { ReactNode } from 'react';
import { data, Links, Meta, Outlet } from 'react-router';
import type { Route } from './+types/root.ts';
import documentScript from './enhancement/document.ts?worker&url';
import { Enhancement } from './enhancement/Enhancement.tsx';
import { Alternates } from './frame/Alternates.tsx';
import { DocumentFailed } from './frame/DocumentFailed.tsx';
import { Framed, useLinksAhead, useVariant } from './frame/Framed.tsx';
import { type RootData, useRootData } from './frame/root-data.ts';

export function loader({ context, params, url }: Route.LoaderArgs): RootData {
  if (params.language !== undefined && !parseLanguage(params.language)) throw data(null, { status: 404 });
  const { language, nonce, signedInHint, sidebarOpen } = context.get(requestContext);
  return { language, nonce, signedInHint, sidebarOpen, year: new Date().getFullYear(), origin: url.origin };
}

export const links: Route.LinksFunction = () => [fontLink(sansFont), fontLink(serifFont)];

/** While developing: what a document's scripts are compiled to expects the first to have run before them. */
const developmentScripts = import.meta.env.DEV
  ? ['@id/__x00__virtual:react-router/inject-hmr-runtime', 'app/enhancement/live-document.ts']
  : [];

export function Layout({ children }: { children: ReactNode }) {
  const loaded = useRootData();
  const nonce = loaded?.nonce;
  const signedIn = loaded?.signedInHint ?? false;
  const variant = useVariant(signedIn);
  const linksAhead = useLinksAhead();
  return (
    <html lang={loaded?.language ?? defaultLanguage} data-variant={variant}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {/* A document's policy allows this very text by its hash. */}
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: openBootScript }} />
        {linksAhead && <style dangerouslySetInnerHTML={{ __html: blendingStyle }} />}
        <Meta />
        {loaded && <Alternates origin={loaded.origin} language={loaded.language} />}
        <IdentityLinks language={loaded?.language ?? defaultLanguage} />
        <Links />
        {developmentScripts.map((script) => (
          <script key={script} type="module" src={import.meta.env.BASE_URL + script} />
        ))}
      </head>
      <body>
        <AppProvider app="public">
          <Framed
            variant={variant}
            signedIn={signedIn}
            sidebarOpen={loaded?.sidebarOpen}
            year={loaded?.year ?? new Date().getFullYear()}
          >
            {children}
          </Framed>
        </AppProvider>
        <Enhancement src={documentScript} />
        {linksAhead && (
          <script
            type="speculationrules"
            nonce={nonce}
            dangerouslySetInnerHTML={{ __html: documentSpeculation }}
          />
        )}
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DocumentFailed error={error} />;
}
