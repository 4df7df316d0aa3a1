export { createAltcha } from './altcha.ts';
export { captchaRoutes } from './captcha.routes.ts';
export { CaptchaChallenge, CaptchaSite } from './captcha.schemas.ts';
export { type Captcha, createCaptcha, SpentAnswer } from './captcha.ts';
export { createHostedCaptcha } from './siteverify.ts';
