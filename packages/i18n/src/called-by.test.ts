import { expect, it } from 'vitest';
import { calledBy } from './called-by.ts';

it('calls people by their first name, with the honorific they gave', () => {
  expect(calledBy('Siti Rahmawati')).toBe('Siti');
  expect(calledBy('  Ibu Ratna  Dewi')).toBe('Ibu Ratna');
  expect(calledBy('H. Ahmad Basuki')).toBe('H. Ahmad');
  expect(calledBy('Prof. Dr. Bambang S.')).toBe('Prof. Dr. Bambang');
  expect(calledBy('Ibu')).toBe('Ibu');
  expect(calledBy('Ibrahim Hadi')).toBe('Ibrahim');
  expect(calledBy('')).toBe('');
});
