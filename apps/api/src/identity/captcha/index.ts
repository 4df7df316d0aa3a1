export { createAltcha } from './altcha.ts';
export { CaptchaChallenge, CaptchaSite, captchaRoutes } from './captcha.routes.ts';
export { type Captcha, createCaptcha } from './captcha.ts';
export { createHostedCaptcha } from './siteverify.ts';
