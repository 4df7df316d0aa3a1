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
  /** True once for a right answer; false for a wrong, expired, repeated or strange one. */
  verify(token: string, action: CaptchaAction, address: string): Promise<boolean>;
};

export type Captcha = {
  challenge: CaptchaProvider['challenge'];
  /** @throws Problem checkout.recaptcha_failed */
  verify(token: string, action: CaptchaAction, address: string): Promise<void>;
};

export const createCaptcha = (provider: CaptchaProvider): Captcha => ({
  challenge: provider.challenge,
  async verify(token, action, address) {
    if (!(await provider.verify(token, action, address))) throw new Problem('checkout.recaptcha_failed');
  },
});
