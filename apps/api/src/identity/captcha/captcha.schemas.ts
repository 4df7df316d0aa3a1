import { Type } from 'typebox';

/** Who else may check for bots: the providers that answer by siteverify. */
export const hostedCaptchas = ['turnstile', 'recaptcha'] as const;
export type HostedCaptcha = (typeof hostedCaptchas)[number];

/** The widget reads it as it is, so this one answer has no envelope. */
export const CaptchaChallenge = Type.Object(
  {
    parameters: Type.Object(
      {
        algorithm: Type.Literal('PBKDF2/SHA-256', {
          description: 'How a try becomes a key, always the same',
        }),
        nonce: Type.String({
          description: 'In hex, what stands before the number that is tried, which is 32 bits, big-endian',
        }),
        salt: Type.String({ description: 'The salt of PBKDF2, in hex' }),
        cost: Type.Integer({ description: 'How many rounds of PBKDF2 a try takes' }),
        keyLength: Type.Integer({ maximum: 64, description: 'How long the key is, in bytes' }),
        keyPrefix: Type.String({ description: 'In hex, how the key begins that is looked for' }),
        keySignature: Type.String({ description: 'Signed by the service; goes back as it came' }),
        expiresAt: Type.Integer({ description: 'Until when it can be answered, in epoch seconds' }),
        data: Type.Object(
          { action: Type.String({ description: 'Which action the answer is good for' }) },
          { description: 'What the check is bound to' },
        ),
      },
      { description: 'The puzzle, which goes back as it came' },
    ),
    signature: Type.String({ description: 'Signed by the service over `parameters`; goes back as it came' }),
  },
  { $id: 'CaptchaChallenge', description: 'A bot check of the service itself, as ALTCHA asks it' },
);

export const CaptchaSite = Type.Object(
  {
    provider: Type.Enum(hostedCaptchas, { description: 'Whose widget checks, in place of our own' }),
    siteKey: Type.String({ description: 'The public key that its widget is opened with' }),
  },
  { $id: 'CaptchaSite', description: 'A bot check by the widget of a provider' },
);
