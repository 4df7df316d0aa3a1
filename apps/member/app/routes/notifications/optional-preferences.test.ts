import { expect, it } from 'vitest';
import {
  about,
  chosenBy,
  closedFor,
  isOpen,
  openedFor,
  optionalPreferences,
  subjects,
} from './optional-preferences.ts';

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

it('tells each kind of news under one subject', () => {
  const kinds = ['rimba_tree_survey', 'rimba_season', 'rimba_term_ended', 'rimba_gift_visited'] as const;
  const shown = optionalPreferences(kinds.map((category) => ({ ...on, category })));
  expect(subjects.map((subject) => about(subject, shown).map(({ category }) => category))).toEqual([
    ['rimba_tree_survey'],
    ['rimba_season'],
    ['rimba_term_ended'],
    ['rimba_gift_visited'],
    [],
  ]);
});

it('closes a way for all news at once, but for what the app always tells, and leaves the other way', () => {
  const survey = { category: 'rimba_tree_survey', inApp: true, email: false, alwaysInApp: false } as const;
  const death = { category: 'rimba_tree_died', inApp: true, email: true, alwaysInApp: true } as const;
  const shown = [survey, death];
  expect([isOpen('inApp', shown), isOpen('email', shown)]).toEqual([true, true]);
  const silent = closedFor('inApp', shown);
  expect(silent).toEqual([
    { category: 'rimba_tree_survey', inApp: false, email: false },
    { category: 'rimba_tree_died', inApp: true, email: true },
  ]);
  expect(closedFor('email', shown).map(({ email }) => email)).toEqual([false, false]);
  expect(isOpen('inApp', [{ ...survey, inApp: false }, death])).toBe(false);
  expect(isOpen('email', [survey])).toBe(false);
});

it('opens a way again as it was chosen, and for all news where nobody knows', () => {
  const survey = { category: 'rimba_tree_survey', inApp: true, email: false, alwaysInApp: false } as const;
  const season = { ...survey, category: 'rimba_season', email: true } as const;
  const before = chosenBy('email', [survey, season]);
  const closed = closedFor('email', [survey, season]).map((one) => ({ ...one, alwaysInApp: false }));
  expect(closed.map(({ email }) => email)).toEqual([false, false]);
  expect(openedFor('email', closed, before)).toMatchObject([
    { category: 'rimba_tree_survey', inApp: true, email: false },
    { category: 'rimba_season', inApp: true, email: true },
  ]);
  expect(openedFor('email', closed).map(({ email }) => email)).toEqual([true, true]);
});

it('does not take what is always told for a choice', () => {
  const death = { category: 'rimba_tree_died', inApp: true, email: true, alwaysInApp: true } as const;
  expect(chosenBy('inApp', [death])).toEqual([]);
});
