import type { Static } from 'typebox';
import { Problem } from '../../http/problem.ts';
import type { CaptchaChallenge, CaptchaSite } from './captcha.schemas.ts';

/** What a bot check is asked for; an answer for one is no good for another. */
export const captchaActions = ['login', 'register', 'checkout', 'contact', 'reset'] as const;
export type CaptchaAction = (typeof captchaActions)[number];

/** What a widget begins with: a riddle of ours, or its key at a provider. */
export type Challenge = Static<typeof CaptchaChallenge> | Static<typeof CaptchaSite>;

/** A way to tell people from programs. The field on the wire is `recaptchaToken`, whatever stands behind it. */
export type CaptchaProvider = {
  /** What the widget needs in order to begin. */
  challenge(action: CaptchaAction): Promise<Challenge>;
  /** Right once, and spent from then on; wrong where it is expired or strange, too. */
  verify(token: string, action: CaptchaAction, address: string): Promise<CaptchaVerdict>;
};

export type CaptchaVerdict = 'right' | 'wrong' | 'spent';

/** An answer that has counted before, as where a request comes twice at once. */
export class SpentAnswer extends Problem {
  constructor() {
    super('checkout.recaptcha_failed');
  }
}

export type Captcha = {
  challenge: CaptchaProvider['challenge'];
  /** @throws Problem checkout.recaptcha_failed, a SpentAnswer where it has counted before */
  verify(token: string, action: CaptchaAction, address: string): Promise<void>;
};

export const createCaptcha = (provider: CaptchaProvider): Captcha => ({
  challenge: provider.challenge,
  async verify(token, action, address) {
    const verdict = await provider.verify(token, action, address);
    if (verdict === 'spent') throw new SpentAnswer();
    if (verdict === 'wrong') throw new Problem('checkout.recaptcha_failed');
  },
});
