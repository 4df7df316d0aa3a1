import { expect, it } from 'vitest';
import type { CheckoutDraft } from '../draft/index.ts';
import { emptyForm, orderOf } from '../form/checkout-form.ts';
import { beginDraft } from './begin-draft.ts';

const typed = { ...emptyForm, holder: 'Ratna' };
const ticket = { email: 'a@b.example', browser: 'x', nextSendAt: '2026-01-01T00:00:00Z' };
const kept = { owner: null, savedAt: 1, key: 'kept', treeIds: [1, 2], form: typed, ticket };
const begin = (treeIds: number[], draft: CheckoutDraft | undefined = kept) =>
  beginDraft(draft, { owner: null, form: emptyForm, treeIds, freshKey: 'fresh' });

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
  const begun = beginDraft(undefined, { owner: 7, form: emptyForm, treeIds: [1], freshKey: 'fresh' });
  expect(begun).toMatchObject({ owner: 7, key: 'fresh', form: emptyForm, treeIds: [1] });
});

it('takes over what a guest typed who has logged in, and of another guest the trees alone', () => {
  const known = { ...emptyForm, customer: { ...emptyForm.customer, email: 'siti@contoh.example' } };
  const typedAs = (email: string) => ({ ...typed, customer: { ...typed.customer, email } });
  const enter = (form: typeof typed) =>
    beginDraft({ ...kept, form }, { owner: 7, form: known, treeIds: [1, 2], freshKey: 'fresh' });
  const own = typedAs('Siti@Contoh.example ');
  expect(enter(own)).toEqual({ owner: 7, savedAt: 0, key: 'fresh', treeIds: [1, 2], form: own });
  expect(enter(typedAs('ratna@contoh.example')).form).toBe(known);
});
