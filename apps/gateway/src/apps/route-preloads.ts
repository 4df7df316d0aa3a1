import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '@rimba/i18n';
import { isMemberPage, pageModule } from '@rimba/member/pages';
import { frameTexts, textsOf } from '@rimba/member/texts';
import { matchPath } from '@rimba/paths';

/** What Vite's build says of its modules, by the names of their sources or of the files they share. */
export type BuildManifest = Readonly<
  Record<string, { readonly file: string; readonly imports?: readonly string[] }>
>;

/** Reads the manifest of a build. */
export const readManifest = async (build: string): Promise<BuildManifest> =>
  JSON.parse(await readFile(join(build, '.vite', 'manifest.json'), 'utf8'));

/** Addresses of what a page of the adopters' app will need. */
export interface RouteFiles {
  readonly style: string | undefined;
  /** The type of latin names, which the index leaves to the pages that begin with some. */
  readonly latinType: string | undefined;
  /** The app's own first, then the page's. */
  readonly code: readonly string[];
  readonly texts: readonly string[];
}

/** Finds what a path will need, so that a page's code and texts are fetched together with the app's own, not after it. */
export function createRouteFiles(
  manifest: BuildManifest,
): (pathname: string, language: Language) => RouteFiles | undefined {
  function withImports(name: string, found: Set<string>): Set<string> {
    const entry = manifest[name];
    if (entry === undefined || found.has(entry.file)) return found;
    found.add(entry.file);
    for (const each of entry.imports ?? []) withImports(each, found);
    return found;
  }
  const textsIn = (language: Language, namespace: string) =>
    Object.entries(manifest).flatMap(([name, { file }]) =>
      name.endsWith(`/locales/${language}/${namespace}.json`) ? [file] : [],
    );
  return (pathname, language) => {
    const match = matchPath(pathname);
    if (match?.kind !== 'page' || !isMemberPage(match.name)) return;
    // What everything waits for is the largest, and goes first.
    const code = withImports(pageModule(match.name), withImports('index.html', new Set()));
    const style = manifest['style.css']?.file;
    const latinType = Object.entries(manifest).find(([name]) =>
      name.endsWith('/rimba-serif-italic.woff2'),
    )?.[1].file;
    const texts = ['common', ...frameTexts, ...textsOf(match.name)].flatMap((each) =>
      textsIn(language, each),
    );
    const address = (file: string) => `/${file}`;
    return {
      style: style && address(style),
      latinType: latinType && address(latinType),
      code: [...code].map(address),
      texts: texts.map(address),
    };
  };
}

/** Names the style sheet in a `Link` header. */
export const stylePreload = ({ style }: RouteFiles): string =>
  style ? `<${style}>; rel=preload; as=style; crossorigin=anonymous` : '';

/** Names all of a page's files in a `Link` header; empty where there is nothing to name. */
export function createRoutePreloads(
  manifest: BuildManifest,
): (pathname: string, language: Language) => string {
  const filesOf = createRouteFiles(manifest);
  return (pathname, language) => {
    const files = filesOf(pathname, language);
    if (!files) return '';
    return [
      ...(files.style ? [stylePreload(files)] : []),
      ...files.code.map((file) => `<${file}>; rel=modulepreload`),
      // As `fetch` asks by itself; otherwise what is here would be fetched again.
      ...files.texts.map((file) => `<${file}>; rel=preload; as=fetch; crossorigin=anonymous`),
    ].join(', ');
  };
}
