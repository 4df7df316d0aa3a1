import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { type ComponentWeight, weighComponents } from './weigh-components.ts';

/** kB, gzip, beyond React and Radix. */
const goal = 12;

const here = (file: string) => join(import.meta.dirname, file);
let page: ComponentWeight;

beforeAll(async () => {
  page = await weighComponents(here('form-page.tsx'));
});

test(`a button, a field and a card weigh at most ${goal} kB`, () => {
  expect(page.scripts + page.styles).toBeLessThanOrEqual(goal);
  // Without either, the page would not have been built.
  expect(Math.min(page.scripts, page.styles)).toBeGreaterThan(0);
});

test('what a page does not use costs nothing', async () => {
  const folders = new Set(page.modules.map((module) => module.split('/').slice(0, 2).join('/')));
  expect([...folders].filter((folder) => folder.startsWith('components/')).sort()).toEqual([
    'components/Button',
    'components/Card',
    'components/FormField',
    'components/Icon',
    'components/Spinner',
    'components/TextField',
  ]);
  expect(await weighComponents(here('nothing.ts'))).toMatchObject({ styles: 0, modules: [] });
});
