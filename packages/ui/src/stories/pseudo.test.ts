import { expect, it } from 'vitest';
import { pseudo } from './pseudo.ts';

it('is about a third longer, and marks both ends', () => {
  expect(pseudo('Pay now')).toBe('[Páy nów ~ ~]');
  expect(pseudo('Choose a tree').length).toBeGreaterThanOrEqual(Math.ceil('Choose a tree'.length * 1.33));
});

it('leaves placeholders and tags alone', () => {
  expect(pseudo('{{count}} trees <b>left</b>')).toContain('{{count}} tréés <b>léft</b>');
});
