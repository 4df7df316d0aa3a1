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

/** Too small on a sheet for its picture to tell: a component, and what is chosen of it. */
const choices: readonly [component: string, family: Family, chosen: string][] = [
  ['RadioGroup', 'choice', 'input:checked'],
  ['Checkbox', 'choice', 'input:checked:enabled'],
  ['Switch', 'choice', 'input:checked'],
  ['SegmentedControl', 'choice', 'label:has(:checked)'],
  ['FilterChip', 'choice', '[aria-pressed="true"]'],
  ['ThemeSwitch', 'navigation', 'label:has(:checked)'],
  ['Pagination', 'navigation', '[aria-current]'],
  ['Stepper', 'navigation', '[aria-current] > span'],
];

it.each(choices)("fills what is chosen with the system's colour: %s", async (component, family, chosen) => {
  const sheet = await openSheet(family, 1280);
  const part = sheet.querySelector(`section[aria-label^="${component},"] ${chosen}`);
  if (!part) throw new Error(`${component} has no ${chosen}`);
  const ground = getComputedStyle(part).backgroundColor;
  sheet.style.background = 'Highlight';
  expect(ground).toBe(getComputedStyle(sheet).backgroundColor);
});
