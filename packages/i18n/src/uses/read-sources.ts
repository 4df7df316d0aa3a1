import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where texts are shown: the apps and the frame around them. */
const places = [
  'apps/*/{app,src}/**/*.{ts,tsx}',
  'packages/{auth,certificate,checkout,embeds,forms,i18n,map,paths,rendering,shell,tree}/src/**/*.{ts,tsx}',
];
const noPlace = /\.(?:test|test-d|stories|css)\.tsx?$|\/(?:testing|generated)\//;

/** The product's own sources by their path in the repository, at `root`. */
export function readSources(root: string): Map<string, string> {
  const files = places.flatMap((pattern) => globSync(pattern, { cwd: root }));
  return new Map(
    files.filter((file) => !noPlace.test(file)).map((file) => [file, readFileSync(join(root, file), 'utf8')]),
  );
}
