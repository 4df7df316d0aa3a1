import { Type } from 'typebox';

const strict = { additionalProperties: false };
const text = (description: string) => Type.String({ maxLength: 1_000, description });
/** The spec's name for the bot check's answer, whatever stands behind it. */
export const RecaptchaToken = Type.String({
  maxLength: 8_192,
  description: 'The answer to GET /captcha/challenge for this action',
});

export const RegisterBody = Type.Object(
  {
    name: text('3 to 100 characters'),
    email: text('An e-mail address'),
    password: text('6 to 100 characters, not one of the most common'),
    recaptchaToken: RecaptchaToken,
  },
  strict,
);

export const CredentialsBody = Type.Object(
  { email: text('An e-mail address'), password: text(''), recaptchaToken: RecaptchaToken },
  strict,
);

export const RefreshBody = Type.Object(
  { refreshToken: Type.String({ minLength: 1, maxLength: 200 }), userId: Type.Integer() },
  strict,
);

export const LogoutHeaders = Type.Object({
  'x-refresh-token': Type.Optional(Type.String({ description: 'The session to end', maxLength: 200 })),
});

/** An answer with nothing to say. */
export const Done = Type.Object({ success: Type.Literal(true), data: Type.Null() });
export const done = { success: true as const, data: null };
