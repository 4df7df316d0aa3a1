import { isPlainPage, type PathMatch, type PathName, type PlainPage, pagesIn } from '@rimba/paths';

/** The pages that a phone reaches from its bottom navigation: from there, there is no way back up. */
const mainPages: ReadonlySet<PathName> = new Set<PathName>(pagesIn('bottom'));

export type BackTarget =
  /** To where the reader was, or to `page` if they came from outside. */
  | { readonly kind: 'back'; readonly page: PlainPage }
  /** Always to `page`. */
  | { readonly kind: 'page'; readonly page: PlainPage };

/** Where a phone's back button leads from a page; undefined on the main pages. */
export function backTarget(match: PathMatch | undefined): BackTarget | undefined {
  if (match?.kind !== 'page' || mainPages.has(match.name)) return undefined;
  if (match.name === 'transactions') return { kind: 'page', page: 'profile' };
  const parent = match.page.breadcrumb.findLast(({ to }) => to !== undefined && to !== match.name)?.to;
  return { kind: 'back', page: parent !== undefined && isPlainPage(parent) ? parent : 'home' };
}
