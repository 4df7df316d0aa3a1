import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Guide } from './guide.ts';

const components = join(import.meta.dirname, '..', 'components');
const guides = import.meta.glob<Guide>('../components/*/*.guide.ts', { eager: true, import: 'guide' });

it.each(readdirSync(components))('%s has a guide beside its stories', (name) => {
  const guide = guides[`../components/${name}/${name}.guide.ts`];
  expect(guide?.use).toMatch(/\.$/);
  expect(guide?.anatomy).not.toHaveLength(0);
  expect(guide?.dos).not.toHaveLength(0);
  expect(guide?.donts).not.toHaveLength(0);
});
