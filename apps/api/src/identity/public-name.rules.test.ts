import { expect, it } from 'vitest';
import { publicName } from './public-name.rules.ts';

const named = (name: string, choice: 'full' | 'initials' | 'hidden', deletedAt: Date | null = null) =>
  publicName({ name, publicName: choice, deletedAt });

it('shows what the adopter chose and nothing more', () => {
  expect(named('Siti Rahmawati', 'full')).toBe('Siti Rahmawati');
  expect(named('Siti Rahmawati', 'initials')).toBe('S. R.');
  expect(named('Siti Rahmawati', 'hidden')).toBe('Sahabat Pohon');
});

it('takes the first and last of many names, and one of one', () => {
  expect(named('  i gusti  ngurah rai ', 'initials')).toBe('I. R.');
  expect(named('Suharti', 'initials')).toBe('S.');
  expect(named('😀moji Ö', 'initials')).toBe('😀. Ö.');
});

it('shows nobody for a deleted or nameless adopter', () => {
  expect(named('Siti', 'full', new Date())).toBe('Sahabat Pohon');
  expect(named('   ', 'full')).toBe('Sahabat Pohon');
});
