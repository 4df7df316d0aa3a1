import { expect, it } from 'vitest';
import { usualPatronLimits } from '../../../apps/api/src/adoption/ranking/patron-rank.rules.ts';
import {
  type PaymentGroup,
  paymentMethodTerms,
} from '../../../apps/api/src/database/schema/payment-method.ts';
import { faqValues } from '../../../apps/public/app/routes/faq/faq-values.ts';

const longest = (...groups: PaymentGroup[]) =>
  Math.max(
    ...Object.values(paymentMethodTerms).map((one) =>
      groups.includes(one.group) ? one.expiresInSeconds : 0,
    ),
  );

it('answers, without the service, by the ranks and the times that the service begins with', () => {
  expect(faqValues([], [])).toEqual({
    goldMin: usualPatronLimits.gold,
    platinumMin: usualPatronLimits.platinum,
    diamondMin: usualPatronLimits.diamond,
    banks: expect.stringMatching(/^BCA, /),
    otherWaysToPay: expect.stringMatching(/^QRIS, /),
    virtualAccountHours: longest('bank_transfer') / 3_600,
    shortMinutes: longest('qris', 'e_wallet') / 60,
    cardMinutes: longest('card') / 60,
  });
});
