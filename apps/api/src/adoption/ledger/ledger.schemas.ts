import { Type } from 'typebox';
import { nullable } from '../../http/nullable.ts';
import { idOf, moment } from '../../http/text.schemas.ts';

/** What an adoption is told by, wherever it is told of. */
export const termFields = {
  adoptionId: idOf('adoption'),
  contractNumber: Type.String({
    description: 'The number of this one term, as the receipt has it; it opens nothing',
  }),
  certificateNumber: Type.String({
    description:
      'The number of the certificate as printed, as in RB-2026-QREP-2WDP-MSMB: whoever has it can see the certificate',
  }),
  holder: Type.String({ description: 'For whom it is: the name on the certificate, in full' }),
  message: nullable(
    Type.String({ description: 'What the giver wrote to the recipient; null without a message' }),
  ),
  startsAt: moment('When the term begins: with the payment or, of a renewal, where the term before it ends'),
  endsAt: moment('When the term ends, exclusive: 00:00 WIB of the day after the last'),
};

/** What the promise says of a death. */
export const promiseFields = {
  promised: Type.Boolean({
    description:
      'Whether the promise to replant covers it: it died in its first year, and of nothing that people did',
  }),
  afterFirstYear: Type.Optional(
    Type.Boolean({ description: 'Not promised for this alone: it died after its first year' }),
  ),
};
