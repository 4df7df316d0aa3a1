import { expect, it } from 'vitest';
import { emptyForm } from '../form/checkout-form.ts';
import { createDraftStorage } from './draft-storage.ts';

const day = 24 * 3_600_000;
const draft = { owner: 7, savedAt: 1_000, key: 'key', treeIds: [3], form: emptyForm };

function open(entries = new Map<string, string>()) {
  const storage = createDraftStorage(() => ({
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  }));
  return { storage, entries };
}

it('gives back what was typed', () => {
  const { storage } = open();
  storage.write(draft);
  expect(storage.read(7, 2_000)).toMatchObject(draft);
});

it('hands an adopter what they began as a guest', () => {
  const { storage } = open();
  storage.write({ ...draft, owner: null });
  expect(storage.read(7, 2_000)).toMatchObject({ treeIds: [3], owner: null });
});

it.each([
  ['of another adopter', 8, 2_000],
  ['of an adopter, to a guest', null, 2_000],
  ['that is too old', 7, 1_000 + 3 * day],
])('shows and keeps no draft %s', (_, owner, now) => {
  const { storage, entries } = open();
  storage.write(draft);
  expect(storage.read(owner, now)).toBeUndefined();
  expect(entries.size).toBe(0);
});

it('is of another version when the form has other fields', () => {
  const { storage, entries } = open();
  storage.write(draft);
  const [kept = ''] = entries.values();
  const names = (of: object): string[] =>
    Object.entries(of).flatMap(([name, value]) =>
      typeof value === 'object' ? names(value).map((inner) => `${name}.${inner}`) : name,
    );
  expect([JSON.parse(kept).version, ...names(emptyForm)]).toEqual([
    3,
    'customer.firstName',
    'customer.lastName',
    'customer.organisation',
    'customer.email',
    'customer.phone',
    'customer.adopterType',
    'holderKind',
    'holder',
    'gift.message',
    'gift.recipientEmail',
    'gift.deliverOn',
    'gift.language',
    'publicName',
    'paymentMethodId',
  ]);
});

it('takes damage for absence', () => {
  for (const text of ['{', 'null', '7', '{"version":0}', '{"version":2,"owner":7}']) {
    const { storage } = open(new Map([['rimba_checkout_draft', text]]));
    expect(storage.read(7, 2_000)).toBeUndefined();
  }
});

it('lives without storage where the browser refuses it', () => {
  const storage = createDraftStorage(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  storage.write(draft);
  expect(storage.read(7, 2_000)).toBeUndefined();
  storage.forget();
});
