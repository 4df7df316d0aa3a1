import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fixedWords } from '@rimba/config/play-words';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '..');

/** What stories say in Indonesian, the language of the toolbar that a play function may not count on. */
const said = globSync('**/*.{ts,tsx}', { cwd: source }).flatMap((file) =>
  [...readFileSync(join(source, file), 'utf8').matchAll(/\bsay\(\s*'([^']+)'/g)].map(([, text = '']) => text),
);

it('play functions find their parts in every language', () => {
  expect(said.length).toBeGreaterThan(300);
  expect(fixedWords(source, new Set(said))).toEqual([]);
});
