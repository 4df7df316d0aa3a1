import { expect, it } from 'vitest';
import type { CheckoutDraft } from '../draft/index.ts';
import { emptyForm, orderOf } from '../form/checkout-form.ts';
import { beginDraft } from './begin-draft.ts';

const typed = { ...emptyForm, holder: 'Ratna' };
const ticket = { email: 'a@b.example', browser: 'x', nextSendAt: '2026-01-01T00:00:00Z' };
const kept = { owner: null, savedAt: 1, key: 'kept', treeIds: [1, 2], form: typed, ticket };
const begin = (treeIds: number[], draft: CheckoutDraft | undefined = kept) =>
  beginDraft(draft, { owner: null, form: emptyForm, treeIds, isGift: false, freshKey: 'fresh' });

const known = {
  owner: 7,
  form: { ...emptyForm, customer: { ...emptyForm.customer, email: 'siti@contoh.example' } },
  treeIds: [1, 2],
  isGift: false,
  freshKey: 'fresh',
};

it('goes on with the attempt for the same trees, or fewer', () => {
  expect(begin([1, 2])).toMatchObject({ key: 'kept', form: typed, ticket });
  expect(begin([2])).toMatchObject({ key: 'kept', treeIds: [2] });
});

it('keeps what was typed for other trees, under a key of their own', () => {
  expect(begin([3])).toMatchObject({ key: 'fresh', form: typed, ticket, treeIds: [3] });
  expect(begin([1, 2, 3]).key).toBe('fresh');
});

it('leaves with an order that may have been made for whom it was, and its code', () => {
  const customer = { ...emptyForm.customer, firstName: 'Ratna' };
  const unheard = orderOf({ ...emptyForm, customer }, [1, 2], 10);
  const given = { ...emptyForm, customer, holderKind: 'gift', holder: 'Ibu' } as const;
  const sent = { ...kept, form: given, unheard, isSending: true };
  expect(begin([1, 2], sent)).toMatchObject({ form: given, unheard, ticket, isSending: true });
  expect(begin([1], sent)).toMatchObject({ form: given, unheard, ticket, isSending: false });
  expect(begin([3], sent)).toMatchObject({ form: { ...emptyForm, customer }, ticket: undefined });
});

it('begins with what is known where nothing was kept', () => {
  const begun = beginDraft(undefined, { ...known, form: emptyForm, treeIds: [1] });
  expect(begun).toMatchObject({ owner: 7, key: 'fresh', form: emptyForm, treeIds: [1] });
});

it('takes over what a guest typed who has logged in, and of another guest the trees alone', () => {
  const typedAs = (email: string) => ({ ...typed, customer: { ...typed.customer, email } });
  const enter = (form: typeof typed) => beginDraft({ ...kept, form }, known);
  const own = typedAs('Siti@Contoh.example ');
  expect(enter(own)).toEqual({ owner: 7, savedAt: 0, key: 'fresh', treeIds: [1, 2], form: own });
  expect(enter(typedAs('ratna@contoh.example')).form).toEqual(known.form);
  expect(enter({ ...typedAs('ratna@contoh.example'), holderKind: 'gift' }).form).toEqual({
    ...known.form,
    holderKind: 'gift',
  });
});

it('fills in what a guest left empty with what the account knows that they logged in to', () => {
  const form = { ...known.form, publicName: 'full' as const, paymentMethodId: '3' };
  const customer = { ...form.customer, firstName: 'Siti', lastName: 'Rahma', phone: '811' };
  const enter = (typed: Partial<typeof emptyForm.customer>) =>
    beginDraft(
      {
        ...kept,
        form: { ...emptyForm, customer: { ...emptyForm.customer, ...typed }, publicName: 'initials' },
      },
      { ...known, form: { ...form, customer } },
    ).form;
  expect(enter({})).toEqual({ ...form, customer, publicName: 'initials' });
  expect(enter({ phone: '822', firstName: 'Siti' }).customer).toEqual({
    ...customer,
    phone: '822',
    lastName: '',
  });
});

it('is for somebody else where the address says so, until the form of its trees says otherwise', () => {
  const begun = beginDraft(kept, { ...known, isGift: true });
  expect(begun).toMatchObject({ owner: 7, form: { holderKind: 'gift' } });
  expect(beginDraft(begun, { ...known, isGift: true }).form.holderKind).toBe('gift');
  const own = { ...begun, form: { ...begun.form, holderKind: 'self' as const } };
  expect(beginDraft(own, { ...known, isGift: true }).form.holderKind).toBe('self');
  expect(beginDraft(own, { ...known, treeIds: [3], isGift: true }).form.holderKind).toBe('gift');
});
