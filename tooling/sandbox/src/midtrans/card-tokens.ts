import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { errorBody } from './error-body.ts';
import { maskedNumber, type TestCard, testCards } from './test-cards.ts';

const Query = Type.Object({
  client_key: Type.String(),
  card_number: Type.String({ pattern: '^\\d{12,19}$' }),
  card_cvv: Type.String({ pattern: '^\\d{3,4}$' }),
  card_exp_month: Type.String({ pattern: '^(0?[1-9]|1[0-2])$' }),
  card_exp_year: Type.String({ pattern: '^20\\d\\d$' }),
});

export type CardTokens = ReturnType<typeof createCardTokens>;

/** Real time, in ms: a token is for the order that follows it at once. */
const tokenLifeMs = 10 * 60_000;
const mostTokens = 10_000;

/** `GET /v2/token`: the browser's own call, which keeps the card's number from the merchant. */
export function createCardTokens({ clientKey, now }: { clientKey: string; now: () => Date }) {
  const tokens = new LRUCache<string, TestCard>({ max: mostTokens, ttl: tokenLifeMs });

  function problemsOf(query: Static<typeof Query>): string[] {
    const lastMoment = Date.UTC(Number(query.card_exp_year), Number(query.card_exp_month), 1);
    return [
      ...(testCards.some(({ number }) => number === query.card_number)
        ? []
        : ['card_number is not a test card']),
      ...(lastMoment > now().getTime() ? [] : ['card_exp_year and card_exp_month are in the past']),
      ...(query.card_cvv === '123' ? [] : ['card_cvv of a test card is 123']),
    ];
  }

  return {
    /** The body of the answer; its HTTP status is 200 whatever it says. */
    issue(query: unknown): Record<string, unknown> {
      if (!Value.Check(Query, query)) {
        const wrong = Value.Errors(Query, query).map(
          ({ instancePath, message }) => `${instancePath.slice(1)} ${message}`,
        );
        return errorBody('400', wrong);
      }
      if (query.client_key !== clientKey) return errorBody('401');
      const card = testCards.find(({ number }) => number === query.card_number);
      const problems = problemsOf(query);
      if (!card || problems.length > 0) return errorBody('400', problems);
      const token = `${maskedNumber(card.number)}-${randomUUID()}`;
      tokens.set(token, card);
      return {
        status_code: '200',
        status_message: 'Credit card token is created as Token ID.',
        token_id: token,
        hash: token,
      };
    },

    /** The card behind a token, which is good for one charge. */
    redeem(token: string): TestCard | undefined {
      const card = tokens.get(token);
      tokens.delete(token);
      return card;
    },
  };
}
