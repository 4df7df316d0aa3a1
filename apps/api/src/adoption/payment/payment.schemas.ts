import { type Static, Type } from 'typebox';
import { nullable } from '../../http/nullable.ts';
import { Body, idParameter, line } from '../../http/text.schemas.ts';

export const PayBody = Body({
  paymentMethodId: Type.Optional(
    nullable(idParameter('Id of another method of GET /payment-method; left out or null: the one before')),
  ),
  expectedTotal: Type.Integer({
    minimum: 0,
    description:
      'finalPrice of the quote by that method, whole rupiah; where it costs something else now, it is refused',
  }),
  cardToken: Type.Optional(
    line(200, 'For a card alone: another token than before, as each pays one attempt'),
  ),
});
export type PayBody = Static<typeof PayBody>;
