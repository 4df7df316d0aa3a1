import type { ApiClient } from '../calls.ts';
import type { operations } from '../generated/openapi.ts';
import type { Schema } from '../schemas.ts';
import { unwrapBody } from '../unwrap.ts';
import type { CallOptions } from './list.ts';

/** What a bot check is for; an answer for one is no good for another. */
export type BotCheckAction = operations['getCaptchaChallenge']['parameters']['query']['action'];

/** Answers the check of a provider, whose widget only a page can show. */
export type HostedBotCheck = (site: Schema<'CaptchaSite'>, action: BotCheckAction) => Promise<string>;

/** Gets the answer to a bot check, good once and for ten minutes. */
export type BotCheck = (action: BotCheckAction, options?: CallOptions) => Promise<string>;

/** A body as a caller gives it: the bot check is answered where its answer is not there. */
export type Unchecked<Body> = Body extends { recaptchaToken?: string }
  ? Omit<Body, 'recaptchaToken'> & { recaptchaToken?: string }
  : never;

/** What a program with a key is asked for: nothing. */
export const noBotCheck = async (): Promise<undefined> => undefined;

export const createBotCheck =
  (api: ApiClient, hosted?: HostedBotCheck): BotCheck =>
  async (action, options) => {
    const params = { query: { action } };
    const challenge = await unwrapBody(
      api.GET('/api/v1/captcha/challenge', { ...options, params }),
      (body) => 'siteKey' in body || 'parameters' in body,
    );
    if (!('siteKey' in challenge)) return solve(challenge);
    if (!hosted)
      throw new TypeError(`${challenge.provider} checks for bots here: pass botCheck to createRimba`);
    return hosted(challenge, action);
  };

/** Works a challenge out, as the widget on a page does: some hundred tries of PBKDF2, about a second. */
async function solve(challenge: Schema<'CaptchaChallenge'>): Promise<string> {
  const [{ solveChallenge }, { deriveKey }] = await Promise.all([
    import('altcha-lib'),
    import('altcha-lib/algorithms/web/pbkdf2'),
  ]);
  const solution = await solveChallenge({ challenge, deriveKey });
  return btoa(JSON.stringify({ challenge, solution }));
}
