import { matchPath, type PathParams } from '@rimba/paths';
import type { ComponentType } from 'react';
import { PageFailed } from '../frame/PageFailed.tsx';
import { admit } from '../session/admit.ts';
import { browserI18n } from '../session/browser-i18n.ts';
import { textsOf } from '../session/texts.ts';
import { isMemberPage, type MemberPage, pageModule } from './pages.ts';

/** What a page's address says. */
export interface PageProps<Name extends MemberPage> {
  readonly params: Readonly<Record<keyof PathParams<Name>, string>>;
}

export interface PageModule {
  readonly default: ComponentType<{ params: Readonly<Record<string, string>> }>;
}

/** A page with everything that it needs to be shown. */
export interface LoadedPage {
  readonly Page: PageModule['default'];
  readonly params: Readonly<Record<string, string>>;
}

const modules = import.meta.glob<PageModule>('/app/routes/**/route.tsx');

/**
 * Before every page: the reader is let in, and the page's texts come along with its code. Undefined where the
 * reader is led elsewhere. One that stands there already, for everyone to read, is taken over before it is known who
 * reads; who may not stay is led elsewhere as soon as it is.
 */
export async function loadPage(address: string, stands: boolean): Promise<LoadedPage | undefined> {
  const url = new URL(address, window.location.origin);
  const match = matchPath(url.pathname);
  const load = match?.kind === 'page' && isMemberPage(match.name) && modules[`/${pageModule(match.name)}`];
  if (!load) throw new Error(`No page of the adopters’ app at ${url.pathname}`);
  const admission = admit(url);
  if (stands) void admission.then((address) => address !== undefined && lead(url, address));
  const [elsewhere, module] = await Promise.all([
    stands ? undefined : admission,
    load(),
    browserI18n().loadNamespaces([...textsOf(match.name)]),
  ]);
  if (elsewhere === undefined) return { Page: module.default, params: match.params };
  lead(url, elsewhere);
}

/** The way back leads past an address that only led on. */
function lead(from: URL, elsewhere: string) {
  if (from.href === window.location.href) window.location.replace(elsewhere);
  else window.location.assign(elsewhere);
}

/** In the place of a page that could not be fetched. */
export const failedPage = (error: unknown): LoadedPage => ({
  Page: () => <PageFailed error={error} />,
  params: {},
});
