import '../styles/index.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import type { Family } from './families.ts';
import { closePage, openSheet } from './sheet-page.tsx';

/** As a reader's system says it; what is not named is as the browser was started. */
const emulate = (forced: 'active' | 'none') =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'forced-colors', value: forced },
      { name: 'prefers-color-scheme', value: forced === 'active' ? 'dark' : 'light' },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ],
  });

beforeEach(() => emulate('active'));
afterEach(async () => {
  closePage();
  await emulate('none');
});

it.each<Family>(['actions', 'forms', 'choice', 'feedback', 'navigation', 'adoption'])(
  'looks as accepted where the system decides the colours: %s',
  async (family) => {
    const sheet = await openSheet(family, 1280);
    expect(matchMedia('(forced-colors: active)').matches).toBe(true);
    await expect.element(sheet).toMatchScreenshot(`${family}-forced-1280`);
  },
);

/** Small on a sheet: a component, what is chosen of it, and its like that is not. */
const choices: readonly [component: string, family: Family, chosen: string, other: string][] = [
  ['RadioGroup', 'choice', 'input:checked', 'input:not(:checked)'],
  ['Checkbox', 'choice', 'input:checked', 'input:not(:checked)'],
  ['Switch', 'choice', 'input:checked', 'input:not(:checked)'],
  ['SegmentedControl', 'choice', 'label:has(:checked)', 'label:not(:has(:checked))'],
  ['FilterChip', 'choice', '[aria-pressed="true"]', '[aria-pressed="false"]'],
  ['ThemeSwitch', 'navigation', 'label:has(:checked)', 'label:not(:has(:checked))'],
  ['Pagination', 'navigation', '[aria-current]', 'a:not([aria-current])'],
  ['Stepper', 'navigation', '[aria-current] > span', '[aria-current] + li > span'],
];

it.each(choices)('fills what is chosen: %s', async (component, family, chosen, other) => {
  const sheet = await openSheet(family, 1280);
  const groundOf = (selector: string) => {
    const part = sheet.querySelector(`section[aria-label^="${component},"] ${selector}`);
    if (!part) throw new Error(`${component} has no ${selector}`);
    return getComputedStyle(part).backgroundColor;
  };
  expect(groundOf(chosen)).not.toBe(groundOf(other));
});
