import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { matchRoutes, type RouteObject } from 'react-router';

interface ManifestRoute {
  readonly id: string;
  readonly parentId?: string;
  readonly path?: string;
  readonly index?: boolean;
  readonly module: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** What React Router's build says of its routes, as the browser reads it. */
export interface RouteManifest {
  readonly routes: Readonly<Record<string, ManifestRoute>>;
}

/** Reads the manifest of a build from the script that hands it to the browser. */
export async function readRouteManifest(folder: string): Promise<RouteManifest> {
  const name = (await readdir(folder)).find((file) => /^manifest-[^.]+\.js$/.test(file));
  const script = name === undefined ? '' : await readFile(join(folder, name), 'utf8');
  const json = script.match(/^window\.__reactRouterManifest=(.*?);?\s*$/s)?.[1];
  if (json === undefined) throw new Error(`No manifest of React Router in ${folder}`);
  return JSON.parse(json);
}

/** An index may have a path, too: that of the group whose only page it is. */
function tree({ routes }: RouteManifest, parentId?: string): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index }): RouteObject => {
      const route = { id, ...(path !== undefined && { path }) };
      return index ? { ...route, index: true } : { ...route, children: tree({ routes }, id) };
    });
}

/**
 * Finds what a path of a single-page app will need, so that the answer can name it in a `Link` header: the
 * browser then fetches a route's code together with the app's own, not after it.
 */
export function createRoutePreloads(manifest: RouteManifest): (pathname: string) => string {
  const routes = tree(manifest);
  return (pathname) => {
    const needed = (matchRoutes(routes, pathname) ?? []).flatMap(
      ({ route }) => manifest.routes[route.id ?? ''] ?? [],
    );
    const modules = new Set(needed.flatMap(({ module, imports = [] }) => [module, ...imports]));
    const styles = new Set(needed.flatMap(({ css = [] }) => css));
    return [
      ...[...styles].map((href) => `<${href}>; rel=preload; as=style`),
      ...[...modules].map((href) => `<${href}>; rel=modulepreload`),
    ].join(', ');
  };
}
