import { globSync, readFileSync } from 'node:fs';
import { styleFaults } from '@rimba/config/style-rules';
import { expect, it } from 'vitest';

const root = new URL('.', import.meta.url).pathname;

it.each(['components', 'styles'])('takes colours and shadows from the tokens: %s', (folder) => {
  expect(styleFaults(`${root}${folder}`, { isDesignSystem: true })).toEqual([]);
});

it('knows no other package of ours', () => {
  const sources = globSync('**/*.{ts,tsx}', { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
  expect(sources.length).toBeGreaterThan(100);
  const knowing = sources.filter((file) => /from '@rimba\//.test(readFileSync(`${root}${file}`, 'utf8')));
  expect(knowing).toEqual([]);
});

it('writes money in English as the product does: IDR 150,000', () => {
  const told = globSync('**/*.{stories.tsx,guide.ts}', { cwd: root });
  expect(told.length).toBeGreaterThan(100);
  const otherwise = told.filter((file) =>
    /Rp\s(\d+,\d|\$\{[^}]*\.en\})/.test(readFileSync(`${root}${file}`, 'utf8')),
  );
  expect(otherwise).toEqual([]);
});
