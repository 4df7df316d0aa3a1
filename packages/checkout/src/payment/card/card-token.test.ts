import { expect, it } from 'vitest';
import { tokenOf } from './card-token.ts';

const answer = (told: object) => JSON.stringify(told);

it('takes the token that the payment gateway made', () => {
  expect(tokenOf({ outcome: 'taken', answer: answer({ token_id: '481111-1114-x' }) })).toBe('481111-1114-x');
});

it('tells wrong details from a payment gateway that cannot be asked', () => {
  const refused = answer({ status_code: '400', validation_messages: ['card_number is invalid'] });
  expect(() => tokenOf({ outcome: 'refused', answer: refused })).toThrow('payment.card_details_invalid');
  const failed = answer({ status_code: '500' });
  expect(() => tokenOf({ outcome: 'refused', answer: failed })).toThrow('payment.provider_unavailable');
  expect(() => tokenOf({ outcome: 'taken', answer: answer({}) })).toThrow('payment.provider_unavailable');
  expect(() => tokenOf({ outcome: 'unreachable', answer: 'null' })).toThrow('payment.provider_unavailable');
});
