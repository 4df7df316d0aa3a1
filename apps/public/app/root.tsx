import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLoaderData, useMatches } from 'react-router';
import type { Route } from './+types/root.ts';
import { requestContext } from './request-context.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { language } = context.get(requestContext);
  return { language };
}

/** A route that exports `handle = { hydrate: true }` ships scripts; every other page is a plain document. */
const wantsScripts = (handle: unknown) =>
  typeof handle === 'object' && handle !== null && 'hydrate' in handle && handle.hydrate === true;

export function Layout({ children }: { children: ReactNode }) {
  const loaded = useLoaderData<typeof loader | undefined>();
  const hydrated = useMatches().some(({ handle }) => wantsScripts(handle));
  return (
    <html lang={loaded?.language ?? 'id'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {hydrated ? (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        ) : null}
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}
