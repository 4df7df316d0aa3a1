import type { ChargeRequest } from './charge-request.ts';
import type { ChargeContext, MethodCharge } from './methods.ts';
import { maskedNumber } from './test-cards.ts';

/**
 * A charge to a card. Where its bank asks the holder (3-D Secure), it waits at `redirect_url`; undefined where
 * the token is not, or no more, good for one.
 */
export function cardCharge(
  { credit_card }: ChargeRequest,
  { transactionId, baseUrl, tokens }: ChargeContext,
): MethodCharge | undefined {
  const card = credit_card && tokens.redeem(credit_card.token_id);
  if (card === undefined) return undefined;
  const asksHolder = credit_card?.authentication === true && card.enrolled;
  return {
    fields: {
      masked_card: maskedNumber(card.number),
      card_type: 'credit',
      bank: 'bni',
      three_ds_version: '2',
      ...(asksHolder && { redirect_url: `${baseUrl}/v2/3ds/redirect/${transactionId}` }),
    },
    callbackUrl: null,
    cardVerdict: card.verdict,
  };
}
