import { languages } from '@rimba/i18n';
import { type Static, Type } from 'typebox';
import { TreeCard } from '../../forest/tree/index.ts';
import { nullable } from '../../http/nullable.ts';
import { ref } from '../../http/schema-ref.ts';
import { Body, line, moment, oneOf } from '../../http/text.schemas.ts';
import { Session } from '../../identity/adopter/index.ts';
import { giftStates } from './gift.rules.ts';

export const Gift = Type.Object(
  {
    giver: nullable(Type.String({ description: 'Null once the giver has left' })),
    holder: Type.String({ description: 'For whom, as the certificate shows it' }),
    message: nullable(Type.String()),
    trees: Type.Array(ref(TreeCard)),
    startsAt: moment(),
    endsAt: moment('Exclusive: the day before is the last full one'),
    certificateNumber: Type.String(),
    state: oneOf(giftStates),
    acceptedAt: nullable(moment()),
  },
  { $id: 'Gift', description: 'What was given, as whoever has its code sees it: never what it cost' },
);
export type Gift = Static<typeof Gift>;

export const GiftClaim = Type.Object(
  { gift: ref(Gift), session: nullable(ref(Session)) },
  { $id: 'GiftClaim', description: '`session`: of whoever proved an address by a code' },
);
export type GiftClaim = Static<typeof GiftClaim>;

export const GiftParams = Type.Object({
  giftCode: Type.String({
    minLength: 1,
    maxLength: 40,
    description: 'From the link or the card; case, spaces and dashes do not matter, O is 0, I and L are 1',
  }),
});

export const GiftCodeBody = Body({ email: line(254) });

export const GiftCode = Type.Object({
  browser: Type.String({ description: 'Kept by the browser and sent with the code: it works nowhere else' }),
  nextSendAt: moment('When the next code may be asked for'),
});

export const GiftClaimBody = Body({
  language: Type.Optional(oneOf(languages, 'Of letters and mails, from now on')),
  email: Type.Optional(line(254, 'The address the code was mailed to')),
  code: Type.Optional(line(40, 'As typed; case, spaces and dashes do not matter')),
  browser: Type.Optional(line(100, 'From POST /gift/{giftCode}/code')),
});
export type GiftClaimBody = Static<typeof GiftClaimBody>;

export const giftSchemas = [Gift, GiftClaim];
