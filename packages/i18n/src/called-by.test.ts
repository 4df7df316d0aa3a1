import { expect, it } from 'vitest';
import { calledBy } from './called-by.ts';

const person = (name: string) => ({ name, adopterType: 'individual' as const });

it('calls people by their first name, with the honorific they gave', () => {
  expect(calledBy(person('Siti Rahmawati'))).toBe('Siti');
  expect(calledBy(person('  Ibu Ratna  Dewi'))).toBe('Ibu Ratna');
  expect(calledBy(person('H. Ahmad Basuki'))).toBe('H. Ahmad');
  expect(calledBy(person('Prof. Dr. Bambang S.'))).toBe('Prof. Dr. Bambang');
  expect(calledBy(person('Ibu'))).toBe('Ibu');
  expect(calledBy(person('Ibrahim Hadi'))).toBe('Ibrahim');
  expect(calledBy(person(''))).toBe('');
});

it('calls an organisation by its whole name', () => {
  expect(calledBy({ name: ' Barnes & Sons (Leeds) Ltd', adopterType: 'organisation' })).toBe(
    'Barnes & Sons (Leeds) Ltd',
  );
});
