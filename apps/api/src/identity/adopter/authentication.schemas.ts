import { Type } from 'typebox';

const strict = { additionalProperties: false };
const text = (description: string) => Type.String({ maxLength: 1_000, description });
/** The spec's name for the bot check's answer, whatever stands behind it. */
export const RecaptchaToken = Type.String({
  maxLength: 8_192,
  description: 'The answer to the bot check of GET /captcha/challenge for this action; good once',
});

/** Of a call that a key may make, too. */
export const SparedRecaptchaToken = Type.Optional(
  Type.String({ maxLength: 8_192, description: 'The answer to the bot check; a key needs none' }),
);

export const RegisterBody = Type.Object(
  {
    name: text('What the adopter is called: 3 to 100 characters'),
    email: text('The e-mail address of the account, which is then to be proven'),
    password: text('6 to 100 characters, not one of the most common'),
    recaptchaToken: RecaptchaToken,
  },
  strict,
);

export const CredentialsBody = Type.Object(
  {
    email: text('The e-mail address of the account'),
    password: text('The password of the account'),
    recaptchaToken: RecaptchaToken,
  },
  strict,
);

export const RefreshBody = Type.Object(
  {
    refreshToken: Type.String({
      minLength: 1,
      maxLength: 200,
      description: 'The one that came with the session last: each is good once',
    }),
    userId: Type.Integer({ description: 'Id of the adopter whose session it is' }),
  },
  strict,
);

export const LogoutHeaders = Type.Object({
  'x-refresh-token': Type.Optional(
    Type.String({ description: 'The refresh token of the session to end', maxLength: 200 }),
  ),
});
