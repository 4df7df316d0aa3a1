import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { matchPath } from './index.ts';

const tooling = join(import.meta.dirname, '..', '..', '..', 'tooling');

/** A test of addresses as people type them, and a call of the service that is named like a page. */
const withOthers = ['e2e/tests/addresses.spec.ts', 'chaos/src/actors/sitter.ts'];

const isByHand = (address: string) => {
  const match = matchPath(address);
  // A slash alone is much else, too.
  return match?.kind === 'page' && match.name !== 'home';
};

/** Addresses of pages in a file's texts, up to their queries, with a number for whatever is put in. */
const writtenIn = (file: string) => {
  const source = readFileSync(join(tooling, file), 'utf8')
    .replaceAll(/`\$\{[^{}]*\}\//g, '`/')
    .replaceAll(/\$\{[^{}]*\}/g, '1');
  return [...source.matchAll(/(?<=['"`])\/[^'"`\s?#]*/g)].map(([address]) => address).filter(isByHand);
};

it('tests, benches and stories take addresses from the table', () => {
  const files = globSync('*/**/*.{ts,tsx}', {
    cwd: tooling,
    exclude: (file) => ['node_modules', 'dist', 'test-results'].some((folder) => file.includes(folder)),
  });
  expect(files.length).toBeGreaterThan(300);
  const byHand = files
    .filter((file) => !withOthers.includes(file))
    .flatMap((file) => writtenIn(file).map((address) => `${file}: ${address}`));
  expect(byHand).toEqual([]);
});
