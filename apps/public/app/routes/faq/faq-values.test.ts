import type { Schema } from '@rimba/api-client';
import { expect, it } from 'vitest';
import { faqValues } from './faq-values.ts';

type Group = Schema<'PaymentMethodGroup'>;

const codes = { bank_transfer: 'bca_va', qris: 'qris', e_wallet: 'gopay', card: 'card' } as const;
const method = (group: Group['group'], expiresInSeconds: number): Group['methods'][number] => ({
  id: 1,
  code: codes[group],
  group,
  name: group,
  fee: { fixed: 0, percent: 0 },
  minimum: 0,
  maximum: 0,
  available: true,
  expiresInSeconds,
  cardScript: null,
});
const offered = (...methods: Group['methods']): Group[] =>
  methods.map((each) => ({ group: each.group, methods: [each] }));

it('says the longest time that methods of a kind give', () => {
  const groups = offered(method('bank_transfer', 43_200), method('card', 600), method('qris', 900));
  expect(faqValues(groups, [])).toMatchObject({
    virtualAccountHours: 12,
    shortMinutes: 15,
    cardMinutes: 10,
  });
});

it('says what is usual where the service could not tell', () => {
  expect(faqValues([], [])).toMatchObject({
    virtualAccountHours: 24,
    shortMinutes: 15,
    cardMinutes: 10,
    goldMin: 10,
  });
});

it('says where ranks begin as staff have set them', () => {
  const ranks = [
    { rank: 'gold', fromTrees: 12 },
    { rank: 'diamond', fromTrees: 240 },
  ] as const;
  expect(faqValues([], ranks)).toMatchObject({ goldMin: 12, platinumMin: 50, diamondMin: 240 });
});

it('names the ways to pay that pages know', () => {
  const { banks, otherWaysToPay } = faqValues([], []);
  expect(banks).toContain('BNI, BRI, Permata');
  expect(otherWaysToPay).toContain('GoPay');
});
