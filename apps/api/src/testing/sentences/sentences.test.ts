import { type Language, languages } from '@rimba/i18n';
import { errorTable, type ServerErrorCode, serverErrorCodes } from '@rimba/i18n/errors';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkoutSentences } from './checkout-sentences.ts';
import { giftSentences } from './gift-sentences.ts';
import { identitySentences } from './identity-sentences.ts';
import { paymentSentences } from './payment-sentences.ts';
import { proofSentences } from './proof-sentences.ts';
import { requestSentences } from './request-sentences.ts';
import { type Cases, openSpeaker, type Speaker } from './speaker.ts';
import { specifiedSentences } from './specified-sentences.ts';

let speaker: Speaker;
/** By its type there is a case for every code of the closed set. */
let cases: Cases<ServerErrorCode>;
beforeAll(async () => {
  speaker = await openSpeaker();
  cases = {
    ...identitySentences(speaker),
    ...proofSentences(speaker),
    ...checkoutSentences(speaker),
    ...paymentSentences(speaker),
    ...giftSentences(speaker),
    ...requestSentences(speaker),
  };
});
afterAll(() => speaker.close());

type Failure = { code: string; message: string; errors?: { code: string; message: string }[] };

/** A sentence of the table, with anything in place of what is filled in. */
const pattern = (code: ServerErrorCode, language: Language) =>
  new RegExp(
    `^${errorTable[code][language]
      .split(/\{\{.+?\}\}/)
      .map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('[^{}]+')}$`,
  );

it('has a case for every code of the closed set, and no other', () => {
  expect(Object.keys(cases).sort()).toEqual([...serverErrorCodes].sort());
});

it.each(serverErrorCodes)(
  'says %s in both languages',
  async (code) => {
    for (const language of languages) {
      speaker.speak(language);
      const answer = await cases[code]();
      const { errors = [], ...whole } = answer.json<Failure>();
      const said = [whole, ...errors].find((one) => one.code === code);
      expect(said?.message, answer.body).toMatch(pattern(code, language));
      if (said === whole) expect(answer.statusCode).toBe(errorTable[code].status);
      const specified = specifiedSentences[code];
      if (language === 'en' && specified !== undefined) expect(said?.message).toBe(specified);
    }
  },
  60_000,
);
