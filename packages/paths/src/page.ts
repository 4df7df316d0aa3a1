import type { TextKey } from '@rimba/i18n';
import type { PathName } from './patterns.ts';

/** One step of the way to a page, as the top bar shows it; `to` where the step is a page of its own. */
export interface Crumb {
  readonly key: Extract<TextKey, `common:breadcrumb.${string}`>;
  readonly to?: PathName;
}

export type BottomNavItem = 'home' | 'trees' | 'mapping' | 'profile';

/** What gateway, shell and both apps have to agree on about a page. */
export interface Page {
  /** The app that renders it. `both`: the public app for visitors, the member app for adopters. */
  readonly owner: 'public' | 'member' | 'both';
  /** `guarded` pages need a signed-in adopter; others are for everyone. */
  readonly access: 'open' | 'guarded';
  /** A `document` reads without JavaScript, and a visitor gets none. */
  readonly kind: 'hydrated' | 'document';
  /** The page's name before its data is there. */
  readonly titleKey: TextKey;
  readonly breadcrumb: readonly Crumb[];
  /** Whether a visitor sees the header with its links around the page. */
  readonly visitorHeader: boolean;
  /** Stays in the visitors' frame even where a session is stored. */
  readonly forVisitors?: true;
  /** The bottom navigation's item that is active here; without one it is hidden. */
  readonly bottomNav?: BottomNavItem;
  /** A parameter that has to be a number, and the page that anything else leads to, if any. */
  readonly numeric?: { readonly param: string; readonly otherwise?: PathName };
  /** Where a signed-in reader goes instead. */
  readonly whenSignedIn?: PathName;
  /** Where a visitor goes instead, if not to the login. */
  readonly whenSignedOut?: PathName;
}

/** A crumb that is only a heading, or a page of its own. */
export function crumb(name: CrumbName, to?: PathName): Crumb {
  return { key: `common:breadcrumb.${name}`, ...(to !== undefined && { to }) };
}

type CrumbName = Crumb['key'] extends `common:breadcrumb.${infer Name}` ? Name : never;
