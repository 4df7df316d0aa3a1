import { type Static, Type } from 'typebox';
import { nullable } from '../../http/nullable.ts';
import { Body, idParameter, line } from '../../http/text.schemas.ts';

export const PayBody = Body({
  paymentMethodId: Type.Optional(nullable(idParameter())),
  expectedTotal: Type.Integer({ minimum: 0, description: 'Whole rupiah' }),
  cardToken: Type.Optional(line(200, 'Another one than before: another card, on a new attempt')),
});
export type PayBody = Static<typeof PayBody>;
