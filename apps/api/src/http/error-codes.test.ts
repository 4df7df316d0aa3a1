import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { errorTable } from '@rimba/i18n/errors';
import { expect, it } from 'vitest';

const folder = fileURLToPath(new URL('..', import.meta.url));
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => ({ test: /\.test\.tsx?$/.test(name), text: readFileSync(`${folder}/${name}`, 'utf8') }));
const text = (test: boolean) =>
  sources
    .filter((source) => source.test === test)
    .map((source) => source.text)
    .join('\n');
const codes = Object.entries(errorTable).flatMap(([code, { where }]) => (where === 'server' ? [code] : []));

it('raises every code of the closed set', () => {
  const product = text(false);
  expect(codes.filter((code) => !product.includes(`'${code}'`))).toEqual([]);
});

it('reaches every code of the closed set by a test', () => {
  const tests = text(true);
  expect(codes.filter((code) => !tests.includes(`'${code}'`))).toEqual([]);
});
