import { type Static, Type } from 'typebox';
import { Body, idParameter, moment, said } from '../../http/text.schemas.ts';
import { LanguageCode } from '../../identity/adopter/index.ts';
import { certificateNumberText } from '../certificate/index.ts';

export const calendarYear = Type.Integer({
  minimum: 2_000,
  maximum: 9_998,
  description: 'The calendar year (WIB) that was paid in',
});

const document = <const T extends string>(name: T, description: string) =>
  Type.Literal(name, { description });
const language = said(LanguageCode, 'The language that it is written in');

export const DownloadRequest = Type.Union([
  Body({
    document: document('receipt', 'The receipt of an order that was paid'),
    transactionId: idParameter('Id of the order'),
    language,
  }),
  Body({
    document: document('certificate', 'A certificate of one’s own'),
    certificateNumber: certificateNumberText,
    language,
  }),
  Body({
    document: document('statement', 'Everything that was paid in one year'),
    year: calendarYear,
    language,
  }),
]);
export type DownloadRequest = Static<typeof DownloadRequest>;

export const DownloadTicket = Type.Object(
  {
    url: Type.String({ description: 'The address to open, once and without a bearer' }),
    expiresAt: moment('Until when it opens: 60 seconds from now'),
  },
  { $id: 'DownloadTicket', description: 'An address that opens one document once' },
);
