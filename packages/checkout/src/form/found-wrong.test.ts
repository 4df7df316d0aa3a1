import { expect, it } from 'vitest';
import { wrongFieldsOf } from './found-wrong.ts';

const error = (path: string, message = path) => ({ path, code: 'request.too_long', message });

const customer = { adopterType: 'individual' } as const;
const self = { holderKind: 'self', customer } as const;

it('shows a wrong holder at the first name while it is the adopter', () => {
  expect(wrongFieldsOf([error('holder', 'Terlalu panjang')], self)).toEqual({
    fields: [{ name: 'customer.firstName', message: 'Terlalu panjang' }],
    elsewhere: [],
  });
  const gift = { holderKind: 'gift', customer } as const;
  expect(wrongFieldsOf([error('holder')], gift).fields).toEqual([{ name: 'holder', message: 'holder' }]);
});

it.each(['customer.firstName', 'holder'])(
  "shows what is wrong with an organisation's name at it: %s",
  (path) => {
    const organisation = { ...self, customer: { adopterType: 'organisation' } } as const;
    const { fields } = wrongFieldsOf([error(path)], organisation);
    expect(fields).toEqual([{ name: 'customer.organisation', message: path }]);
  },
);

it('marks a field once, by the first error', () => {
  const { fields } = wrongFieldsOf([error('customer.firstName', 'first'), error('holder', 'second')], self);
  expect(fields).toEqual([{ name: 'customer.firstName', message: 'first' }]);
});

it('keeps the sentences that have no field', () => {
  expect(wrongFieldsOf([error('treeIds', 'Terlalu banyak pohon')], self)).toEqual({
    fields: [],
    elsewhere: ['Terlalu banyak pohon'],
  });
});
