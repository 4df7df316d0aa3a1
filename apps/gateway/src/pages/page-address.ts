/** The page that a request belongs to, and whether it asks for the page's data instead of the page. */
export interface PageAddress {
  readonly pathname: string;
  /** With its question mark, or empty. */
  readonly search: string;
  readonly isData: boolean;
}

/**
 * React Router's client asks for a page's data under an address of its own: `/login.data` for `/login`,
 * `/a/_.data` for `/a/`, `/_root.data` for `/`.
 */
export function pageAddress(url: string): PageAddress {
  const mark = url.indexOf('?');
  const pathname = mark === -1 ? url : url.slice(0, mark);
  const search = mark === -1 ? '' : url.slice(mark);
  if (!pathname.endsWith('.data')) return { pathname, search, isData: false };
  const page = pathname
    .replace(/^\/_root\.data$/, '/')
    .replace(/\/_\.data$/, '/')
    .replace(/\.data$/, '');
  return { pathname: page, search, isData: true };
}
