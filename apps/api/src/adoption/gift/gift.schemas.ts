import { languages } from '@rimba/i18n';
import { type Static, Type } from 'typebox';
import { TreeCard } from '../../forest/tree/index.ts';
import { nullable } from '../../http/nullable.ts';
import { ref } from '../../http/schema-ref.ts';
import { Body, moment, oneOf } from '../../http/text.schemas.ts';
import { Session } from '../../identity/adopter/index.ts';
import { guestEmail, guestProofFields } from '../../identity/guest/index.ts';
import { termFields } from '../ledger/index.ts';
import { giftStates } from './gift.rules.ts';

export const Gift = Type.Object(
  {
    giver: nullable(Type.String({ description: 'Who gave it, by name; null once the giver has left' })),
    holder: Type.String({ description: 'For whom it is, as the certificate shows it' }),
    message: termFields.message,
    trees: Type.Array(ref(TreeCard), { description: 'The trees that were given' }),
    startsAt: termFields.startsAt,
    endsAt: moment('When the term ends, exclusive: the day before is the last full one'),
    certificateNumber: termFields.certificateNumber,
    state: oneOf(
      giftStates,
      'open: nobody has accepted it yet; accepted: it is its recipient’s; ended: its term is over, and nobody accepted it',
    ),
    acceptedAt: nullable(moment('When its recipient accepted it; null while nobody has')),
  },
  { $id: 'Gift', description: 'What was given, as whoever has its code sees it: never what it cost' },
);
export type Gift = Static<typeof Gift>;

export const GiftClaim = Type.Object(
  {
    gift: ref(Gift, 'The gift, which is the reader’s now'),
    session: nullable(
      ref(Session, 'The session of whoever proved an address by a code; null for somebody signed in already'),
    ),
  },
  { $id: 'GiftClaim', description: 'A gift that was accepted, and by whom' },
);
export type GiftClaim = Static<typeof GiftClaim>;

export const GiftParams = Type.Object({
  giftCode: Type.String({
    minLength: 1,
    maxLength: 40,
    description: 'From the link or the card; case, spaces and dashes do not matter, O is 0, I and L are 1',
  }),
});

export const GiftCodeBody = Body({ email: guestEmail });

export const GiftClaimBody = Body({
  language: Type.Optional(
    oneOf(languages, 'The language of letters and mails from now on; left out: as it was'),
  ),
  ...guestProofFields,
});
export type GiftClaimBody = Static<typeof GiftClaimBody>;

export const giftSchemas = [Gift, GiftClaim];
