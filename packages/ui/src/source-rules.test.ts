import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const root = new URL('..', import.meta.url).pathname;
const sources = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
const read = (file: string) => readFileSync(`${root}/${file}`, 'utf8');

describe.each(sources)('%s', (file) => {
  const source = read(file);

  it('knows no other package of ours', () => {
    expect(source).not.toMatch(/from '@rimba\//);
  });

  if (!file.includes('/tokens/') && !/\.(stories|test)\.tsx?$/.test(file)) {
    it('takes its colours from the tokens', () => {
      expect(source).not.toMatch(/#[0-9a-f]{3,8}\b|rgba?\(|hsla?\(|oklch\(/i);
    });
  }
});
