import { buildIndex } from 'storybook/internal/core-server';
import { expect, it } from 'vitest';

// The tests are not given whole screens, only what others call them.
it('opens Storybook with its first page, and has what others call a page after the page itself', async () => {
  const { entries } = await buildIndex({
    configDir: '.storybook',
    packageJson: {},
    ignorePreview: true,
    disableTelemetry: true,
  });
  const order = Object.values(entries).filter(({ title }) => !title.startsWith('Screens/'));
  expect(order[0]?.id).toBe('start-welcome--welcome');
  const titles = new Set<string>();
  const early = order.filter(({ title, name }) => {
    const isFirst = !titles.has(title);
    titles.add(title);
    return isFirst && name.startsWith('Also called');
  });
  expect(early.map(({ title }) => title)).toEqual([]);
});
