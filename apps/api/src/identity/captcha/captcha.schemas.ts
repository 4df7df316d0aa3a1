import { Type } from 'typebox';

/** Who else may check for bots: the providers that answer by siteverify. */
export const hostedCaptchas = ['turnstile', 'recaptcha'] as const;
export type HostedCaptcha = (typeof hostedCaptchas)[number];

/** The widget reads it as it is, so this one answer has no envelope. */
export const CaptchaChallenge = Type.Object(
  {
    parameters: Type.Object(
      {
        algorithm: Type.Literal('PBKDF2/SHA-256'),
        nonce: Type.String({
          description: 'Hex. Before the number that is tried, which is 32 bits, big-endian',
        }),
        salt: Type.String({ description: 'Hex' }),
        cost: Type.Integer({ description: 'Rounds of PBKDF2 a try' }),
        keyLength: Type.Integer({ maximum: 64, description: 'Bytes of the key' }),
        keyPrefix: Type.String({ description: 'Hex. The key that is looked for begins with it' }),
        keySignature: Type.String({ description: 'Goes back as it came' }),
        expiresAt: Type.Integer({ description: 'Epoch seconds' }),
        data: Type.Object({ action: Type.String({ description: 'What the answer is good for' }) }),
      },
      { description: 'Goes back as it came' },
    ),
    signature: Type.String({ description: 'Goes back as it came' }),
  },
  { $id: 'CaptchaChallenge' },
);

/** What a provider's own widget is opened with. */
export const CaptchaSite = Type.Object(
  { provider: Type.Enum(hostedCaptchas), siteKey: Type.String() },
  { $id: 'CaptchaSite' },
);
