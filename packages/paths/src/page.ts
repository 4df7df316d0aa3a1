import type { Namespace, TextKey } from '@rimba/i18n';

/** A text of the namespace that every page has: `nav.home`. */
export type CommonKey = TextKey extends infer Key
  ? Key extends `common:${infer Text}`
    ? Text
    : never
  : never;

/** One step of the way to a page, as the top bar shows it; `to` where the step is a page of its own. */
export interface Crumb<Name extends string = string> {
  readonly key: Extract<TextKey, `common:breadcrumb.${string}`>;
  readonly to?: Name;
}

/** The menus that name pages, each in the order of the table. `sidebar` is its top level, `sidebar.…` a group. */
export type Menu =
  | 'sidebar'
  | 'sidebar.about'
  | 'sidebar.reports'
  | 'sidebar.data'
  | 'sidebar.other'
  | 'sidebar.extra'
  | 'bottom'
  | 'profile'
  | 'header'
  | 'account.visitor'
  | 'account.member'
  | 'footer.explore'
  | 'footer.help'
  | 'footer.transparency';

/** Everything that gateway, frame, both apps, service and sitemap have to agree on about a page. */
export interface PageRow<Name extends string = string> {
  /**
   * Its address. `{name}` stands for one segment; the trailing slash, or its absence, is part of it.
   */
  readonly path: `/${string}`;
  /** The app that renders it. `both`: the public app for visitors, the member app for adopters. */
  readonly owner: 'public' | 'member' | 'both';
  /** `guarded` pages need a signed-in adopter; others are for everyone. */
  readonly access: 'open' | 'guarded';
  /** A `document` reads without JavaScript, and a visitor gets none. */
  readonly kind: 'hydrated' | 'document';
  /** The page's name before its data is there. */
  readonly title: TextKey;
  readonly breadcrumb: readonly Crumb<Name>[];
  /** Where menus name it, and how. */
  readonly menus: Readonly<Partial<Record<Menu, CommonKey>>>;
  /** Whether search engines should know it; a page with parameters is listed once for each of its values. */
  readonly sitemap: boolean;
  /** The picture of shared links: `own`, by the page's name, or the name of another, such as `report-{year}`. */
  readonly picture: 'own' | (string & {});
  /** What it says besides `common` and the frame's own, where it lives in the browser. */
  readonly texts: readonly Namespace[];
  /** Whether a visitor sees the header with its links around the page. */
  readonly visitorHeader: boolean;
  /** Stays in the visitors' frame even where a session is stored. */
  readonly forVisitors?: true;
  /** A parameter that has to be a number, and the page that anything else leads to, if any. */
  readonly numeric?: { readonly param: string; readonly otherwise?: Name };
  /** Where a signed-in reader goes instead. */
  readonly whenSignedIn?: Name;
  /** Where a visitor goes instead, if not to the login. */
  readonly whenSignedOut?: Name;
}

/** A crumb that is only a heading, or a page of its own. */
export function crumb(name: CrumbName): Crumb<never>;
export function crumb<const Name extends string>(name: CrumbName, to: Name): Crumb<Name>;
export function crumb(name: CrumbName, to?: string): Crumb {
  return { key: `common:breadcrumb.${name}`, ...(to !== undefined && { to }) };
}

type CrumbName = Crumb['key'] extends `common:breadcrumb.${infer Name}` ? Name : never;
