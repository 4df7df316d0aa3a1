import { type Language, stripLanguage } from '@rimba/i18n';
import { addressOf } from './link.ts';
import { type Page, type PathName, pageNames, pages, redirects } from './table.ts';

export type PathMatch =
  | {
      readonly kind: 'page';
      readonly name: PathName;
      readonly page: Page;
      /** Decoded values of the pattern's parameters. */
      readonly params: Readonly<Record<string, string>>;
      /** The language that the address names, if it names one. */
      readonly language: Language | undefined;
      /** The address without its language. */
      readonly pathname: string;
    }
  | {
      readonly kind: 'redirect';
      /** 308 for another spelling of an address, 302 where a value was wrong. */
      readonly status: 302 | 308;
      /** A path of ours in the same language; the query is the caller's to keep. */
      readonly to: string;
    };

const compiled = pageNames.map((name) => ({ name, ...split(pages[name].path) }));

/** Finds the page of a pathname, or where it leads; undefined is a 404. */
export function matchPath(pathname: string): PathMatch | undefined {
  const { language, pathname: bare } = stripLanguage(pathname);
  const { segments, slash } = split(bare);
  const decoded = decode(segments);
  if (!decoded) return undefined;
  const redirect = (
    name: PathName,
    params: Readonly<Record<string, string>>,
    status: 302 | 308,
  ): PathMatch => ({ kind: 'redirect', status, to: addressOf(name, params, language) });

  const short = `/${decoded.join('/')}`;
  if (isShort(short)) return redirect(redirects[short], {}, 308);

  for (const pattern of compiled) {
    const params = matchSegments(pattern.segments, decoded);
    if (!params) continue;
    const { name } = pattern;
    const page = pages[name];
    if (page.numeric && !/^[1-9]\d{0,14}$/.test(params[page.numeric.param] ?? '')) {
      if (page.numeric.otherwise) return redirect(page.numeric.otherwise, {}, 302);
      continue;
    }
    // `/en` is the home page's other spelling, as `/faq/` is of `/faq`.
    if (slash !== pattern.slash || (bare === '/' && !pathname.endsWith('/')))
      return redirect(name, params, 308);
    return { kind: 'page', name, page, params, language, pathname: bare };
  }
  return undefined;
}

function split(pathname: string): { segments: string[]; slash: boolean } {
  if (pathname === '/') return { segments: [], slash: true };
  const slash = pathname.endsWith('/');
  return { segments: pathname.slice(1, slash ? -1 : undefined).split('/'), slash };
}

/** `%26` and `&` are the same segment. A broken escape, an empty segment or a hidden slash matches nothing. */
function decode(segments: readonly string[]): string[] | undefined {
  try {
    const decoded = segments.map(decodeURIComponent);
    return decoded.every((segment) => segment !== '' && !segment.includes('/')) ? decoded : undefined;
  } catch {
    return undefined;
  }
}

function matchSegments(pattern: readonly string[], segments: readonly string[]) {
  if (pattern.length !== segments.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, expected] of pattern.entries()) {
    const segment = segments[index] ?? '';
    if (expected.startsWith('{')) params[expected.slice(1, -1)] = segment;
    else if (expected !== segment) return undefined;
  }
  return params;
}

function isShort(pathname: string): pathname is keyof typeof redirects {
  return Object.hasOwn(redirects, pathname);
}
