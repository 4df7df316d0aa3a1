import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServerI18n } from '@rimba/i18n/server';
import { expect, it } from 'vitest';

const components = join(import.meta.dirname, '../../../../packages/ui/src/components');
const [id, en] = (['id', 'en'] as const).map((language) => createServerI18n(language).t);

it.each(['StatusMark', 'TreeCard'])('%s shows the states of trees in the words of the product', (name) => {
  const stories = readFileSync(join(components, name, `${name}.stories.tsx`), 'utf8');
  for (const state of ['ready', 'pending', 'adopted', 'active', 'inactive'] as const) {
    const key = `common:status.tree.${state}` as const;
    expect(stories).toContain(`'${id?.(key)}', '${en?.(key)}'`);
  }
});
