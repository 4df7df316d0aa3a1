import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { answeredWithin } from '../../http/patience.ts';
import { Problem } from '../../http/problem.ts';
import type { HostedCaptcha } from './captcha.schemas.ts';
import type { CaptchaProvider } from './captcha.ts';

export const siteverifyUrl: Record<HostedCaptcha, string> = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  recaptcha: 'https://www.google.com/recaptcha/api/siteverify',
};

const Verdict = Compile(
  Type.Object({
    success: Type.Boolean(),
    hostname: Type.Optional(Type.String()),
    action: Type.Optional(Type.String()),
    score: Type.Optional(Type.Number()),
    'error-codes': Type.Optional(Type.Array(Type.String())),
  }),
);

/** Below it reCAPTCHA v3 takes the visitor for a program; v2 and Turnstile give no score. */
const lowestScore = 0.5;
/** ms */
const timeout = 5_000;

/**
 * Turnstile and reCAPTCHA, which both judge an answer by one call to their siteverify. They let each answer
 * count once themselves.
 */
export function createHostedCaptcha({
  provider,
  url = siteverifyUrl[provider],
  siteKey,
  secret,
  hostname,
}: {
  provider: HostedCaptcha;
  url?: string | undefined;
  siteKey: string;
  secret: string;
  /** Where the answer has to come from. */
  hostname: string;
}): CaptchaProvider {
  return {
    challenge: async () => ({ provider, siteKey }),

    /** @throws Problem request.unavailable when the provider does not say */
    async verify(token, action, address) {
      if (token === '') return 'wrong';
      const verdict = await ask(url, { secret, response: token, remoteip: address });
      const { success, score = 1 } = verdict;
      // reCAPTCHA v2 knows no actions; Turnstile and v3 name the one the widget was opened for.
      const forAction =
        verdict.action === action || (provider === 'recaptcha' && verdict.action === undefined);
      if (verdict['error-codes']?.includes('timeout-or-duplicate')) return 'spent';
      return success && verdict.hostname === hostname && forAction && score >= lowestScore
        ? 'right'
        : 'wrong';
    },
  };
}

async function ask(url: string, form: Record<string, string>) {
  const body: unknown = await answeredWithin(timeout, async (signal) => {
    const response = await fetch(url, { method: 'POST', body: new URLSearchParams(form), signal });
    return response.json();
  }).catch((cause: unknown) => {
    throw new Problem('request.unavailable', { retryAfter: 10, cause });
  });
  if (!Verdict.Check(body)) throw new Problem('request.unavailable', { retryAfter: 10 });
  return body;
}
