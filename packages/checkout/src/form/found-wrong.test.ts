import { expect, it } from 'vitest';
import { wrongFieldsOf } from './found-wrong.ts';

const error = (path: string, message = path) => ({ path, code: 'request.too_long', message });

it('shows a wrong holder at the first name while it is the adopter', () => {
  expect(wrongFieldsOf([error('holder', 'Terlalu panjang')], 'self')).toEqual({
    fields: [{ name: 'customer.firstName', message: 'Terlalu panjang' }],
    elsewhere: [],
  });
  expect(wrongFieldsOf([error('holder')], 'gift').fields).toEqual([{ name: 'holder', message: 'holder' }]);
});

it('marks a field once, by the first error', () => {
  const { fields } = wrongFieldsOf([error('customer.firstName', 'first'), error('holder', 'second')], 'self');
  expect(fields).toEqual([{ name: 'customer.firstName', message: 'first' }]);
});

it('keeps the sentences that have no field', () => {
  expect(wrongFieldsOf([error('treeIds', 'Terlalu banyak pohon')], 'self')).toEqual({
    fields: [],
    elsewhere: ['Terlalu banyak pohon'],
  });
});
