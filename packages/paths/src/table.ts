import { memberPages } from './member-pages.ts';
import { openPages } from './open-pages.ts';
import type { PageRow } from './page.ts';

const rows = { ...openPages, ...memberPages };

/** The names that links use. */
export type PathName = keyof typeof rows;

export type Page = PageRow<PathName>;

/** The one table: every page by its name. Rows lead only to names that it has. */
export const pages: Readonly<Record<PathName, Page>> = rows;

export const pageNames = Object.keys(rows) as PathName[];

type ParamName<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamName<Rest>
  : never;

/** The parameters that an address needs: `{ treeId }` for `tree`, none for `trees`. */
export type PathParams<Name extends PathName> = Readonly<
  Record<ParamName<(typeof rows)[Name]['path']>, string | number>
>;

/** Pages whose address needs no value. */
export type PlainPage = {
  [Name in PathName]: keyof PathParams<Name> extends never ? Name : never;
}[PathName];

/** Whether an address can be written without values. */
export const isPlainPage = (page: PathName): page is PlainPage => !pages[page].path.includes('{');

/** The pages whose rows say `Part`: `PageWith<{ sitemap: true }>` are those that search engines should know. */
export type PageWith<Part> = {
  [Name in PathName]: (typeof rows)[Name] extends Part ? Name : never;
}[PathName];

/** Short addresses that only lead on. */
export const redirects = {
  '/about': 'whatIsAdoption',
  '/tentang-kami': 'whatIsAdoption',
  '/faq': 'faq',
  '/contact-us': 'contact',
  '/privacy-policy': 'privacy',
  // What is left of the address of one's own certificate; `me` is no number.
  '/certificates/me': 'certificates',
} as const satisfies Record<`/${string}`, PathName>;
