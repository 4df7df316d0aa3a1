import type { Schema } from '@rimba/api-client';
import { expect, it } from 'vitest';
import { formFromProfile, fullName, nameOfAccount, orderOf } from './checkout-form.ts';

const user: Schema<'User'> = {
  id: 1,
  name: 'Ayu Putri Wulandari',
  email: 'ayu@example.com',
  phone: '+6281234567890',
  profilePicture: null,
  emailVerifiedAt: '2026-01-01T00:00:00Z',
  publicName: 'initials',
  adopterType: 'individual',
  language: 'id',
  hasPassword: true,
  createdAt: '2026-01-01T00:00:00Z',
};
/** Of the last order. */
const customer = {
  firstName: 'Ayu',
  lastName: 'W.',
  phone: '+628999000111',
  adopterType: 'individual',
} as const;
const form = { ...formFromProfile(user), paymentMethodId: '7' };

it('begins with what the profile knows', () => {
  expect(form.customer).toMatchObject({
    firstName: 'Ayu',
    lastName: 'Putri Wulandari',
    phone: '81234567890',
  });
  expect(form.publicName).toBe('initials');
});

it('remembers of the last order the name, the number that the profile lacks, and the method', () => {
  const last = { status: 'paid', holder: 'Ayu W.', customer, paymentMethod: { id: 7 }, gift: null } as const;
  const remembered = formFromProfile({ ...user, phone: null }, last);
  expect(remembered.customer).toMatchObject({ firstName: 'Ayu', lastName: 'W.', phone: '8999000111' });
  expect(remembered.paymentMethodId).toBe('7');
  expect(formFromProfile(user, last).customer.phone).toBe('81234567890');
});

it('remembers of a gift that was not paid whom it was for, and of one that was paid nothing', () => {
  const gift = { message: 'Selamat', recipientEmail: null, language: 'en' } as const;
  const last = { holder: 'Ratna Puspita', customer, paymentMethod: { id: 7 }, gift };
  const again = formFromProfile(user, { ...last, status: 'cancelled' });
  expect(again).toMatchObject({
    holderKind: 'self',
    holder: 'Ratna Puspita',
    gift: { message: 'Selamat', recipientEmail: '', deliverOn: '', language: 'en' },
  });
  const paid = formFromProfile(user, { ...last, status: 'paid' });
  expect([paid.holder, paid.gift.message]).toEqual(['', '']);
});

it('tells the name of the organisation that the last order was for from the person’s', () => {
  const customer = {
    firstName: 'PT Hijau',
    lastName: '',
    phone: '+628999000111',
    adopterType: 'organisation',
  } as const;
  const last = {
    status: 'paid',
    holder: 'PT Hijau',
    customer,
    paymentMethod: { id: 7 },
    gift: null,
  } as const;
  const names = {
    adopterType: 'organisation',
    firstName: 'Ayu',
    lastName: 'Putri Wulandari',
    organisation: 'PT Hijau',
  } as const;
  expect(formFromProfile(user, last).customer).toMatchObject(names);
  expect(formFromProfile({ ...user, adopterType: 'organisation' }, last).customer).toMatchObject(names);
  const madeForIt = { ...user, name: 'PT Hijau', adopterType: 'organisation' } as const;
  expect(formFromProfile(madeForIt, last).customer).toMatchObject({
    firstName: '',
    organisation: 'PT Hijau',
  });
});

it('takes an organisation by its one name', () => {
  const of = formFromProfile({ ...user, name: 'PT Hijau Lestari', adopterType: 'organisation' });
  expect(of.customer).toMatchObject({ organisation: 'PT Hijau Lestari', firstName: '', lastName: '' });
  // The account of who orders for it is a person's.
  const paid = { ...of.customer, firstName: 'PT Hijau', phone: '+628999000111' };
  const last = {
    status: 'paid',
    holder: 'PT Hijau',
    customer: paid,
    paymentMethod: { id: 7 },
    gift: null,
  } as const;
  expect(formFromProfile(user, last).customer).toMatchObject({
    organisation: 'PT Hijau',
    adopterType: 'organisation',
  });
  const customer = { ...form.customer, organisation: 'PT Hijau', adopterType: 'organisation' } as const;
  const order = orderOf({ ...form, customer }, [3], 150_000);
  expect(order).toMatchObject({ holder: 'PT Hijau', customer: { firstName: 'PT Hijau', lastName: '' } });
  expect(order.customer).not.toHaveProperty('organisation');
});

it('does not call an organisation by the name of who adopts for it', () => {
  expect(form.customer.organisation).toBe('');
  const customer = { ...form.customer, adopterType: 'organisation' } as const;
  expect(fullName(customer)).toBe('');
});

it('puts the adopter on their own certificate, and sends no gift', () => {
  const order = orderOf({ ...form, holder: 'Ratna', gift: { ...form.gift, message: 'Halo' } }, [3], 150_000);
  expect(order).toMatchObject({ holder: 'Ayu Putri Wulandari', gift: null, paymentMethodId: 7 });
  expect(order.customer.phone).toBe('+6281234567890');
});

it('sends a gift with what was filled in', () => {
  const order = orderOf(
    { ...form, holderKind: 'gift', holder: ' Ratna Puspita ', gift: { ...form.gift, message: ' Halo ' } },
    [3],
    150_000,
  );
  expect(order.holder).toBe('Ratna Puspita');
  expect(order.gift).toEqual({ message: 'Halo', recipientEmail: null, deliverOn: null, language: null });
});

it('takes a name of one word', () => {
  const single = formFromProfile({ ...user, name: 'Suharti' });
  expect(orderOf(single, [3], 1).holder).toBe('Suharti');
});

it('makes the public name from the account, whoever pays, and for a guest from what they write', () => {
  const written = fullName({ ...form.customer, lastName: 'Maharani' });
  expect(nameOfAccount(user.name, written)).toBe('Ayu Putri Wulandari');
  expect(nameOfAccount(undefined, written)).toBe('Ayu Maharani');
});
