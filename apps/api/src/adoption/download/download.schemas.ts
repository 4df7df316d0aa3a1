import { type Static, Type } from 'typebox';
import { Body, idParameter, moment } from '../../http/text.schemas.ts';
import { LanguageCode } from '../../identity/adopter/index.ts';
import { certificateNumberText } from '../certificate/index.ts';

/** A calendar year, WIB. */
export const calendarYear = Type.Integer({ minimum: 2_000, maximum: 9_998 });

export const DownloadRequest = Type.Union([
  Body({ document: Type.Literal('receipt'), transactionId: idParameter(), language: LanguageCode }),
  Body({
    document: Type.Literal('certificate'),
    certificateNumber: certificateNumberText,
    language: LanguageCode,
  }),
  Body({ document: Type.Literal('statement'), year: calendarYear, language: LanguageCode }),
]);
export type DownloadRequest = Static<typeof DownloadRequest>;

export const DownloadTicket = Type.Object(
  {
    url: Type.String({ description: 'Opens once, without a bearer' }),
    expiresAt: moment('60 seconds from now'),
  },
  { $id: 'DownloadTicket' },
);
