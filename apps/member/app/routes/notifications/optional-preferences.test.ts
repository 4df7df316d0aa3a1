import { expect, it } from 'vitest';
import { optionalPreferences } from './optional-preferences.ts';

const on = { inApp: true, email: true, always: false, alwaysInApp: false };

it('leaves out what is always told, and begins with the trees', () => {
  const shown = optionalPreferences([
    { ...on, category: 'rimba_payment_success', always: true },
    { ...on, category: 'rimba_gift_received', email: false },
    { ...on, category: 'rimba_tree_survey' },
  ]);
  expect(shown).toEqual([
    { category: 'rimba_tree_survey', inApp: true, email: true, alwaysInApp: false },
    { category: 'rimba_gift_received', inApp: true, email: false, alwaysInApp: false },
  ]);
});
