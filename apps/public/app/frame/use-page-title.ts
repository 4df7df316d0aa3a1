import { readText } from '@rimba/i18n';
import { useTranslation } from '@rimba/i18n/react';
import { matchPath } from '@rimba/paths';
import { isRouteErrorResponse, useLocation, useMatches, useRouteError } from 'react-router';

/** A route whose page is called by its data's name says how in its `handle`. */
export interface TitledHandle<Data> {
  readonly title: (loaded: Data) => string | undefined;
}

/** What the page calls itself in breadcrumbs and in the top bar. */
export function usePageTitle(): string | undefined {
  const { i18n } = useTranslation();
  const own = useMatches().map(({ handle, loaderData }) => titleOf(handle, loaderData));
  const match = matchPath(useLocation().pathname);
  const failure = useRouteError();
  // What is not there has no name, and no way leads to it.
  if (isRouteErrorResponse(failure) && failure.status === 404) return undefined;
  const named = own.findLast((title) => title !== undefined);
  if (named !== undefined || match?.kind !== 'page') return named;
  const { name, page } = match;
  return page.breadcrumb.at(-1)?.to === name ? readText(i18n, page.title) : undefined;
}

function titleOf(handle: unknown, loaded: unknown): string | undefined {
  if (typeof handle !== 'object' || handle === null || !('title' in handle)) return undefined;
  if (typeof handle.title !== 'function' || loaded === undefined) return undefined;
  return handle.title(loaded);
}
