import { type Static, Type } from 'typebox';
import { LanguageQuery } from '../../http/language.ts';
import { idParameter } from '../../http/text.schemas.ts';

const strict = { additionalProperties: false };
/** From the link; a text too, because an address has only texts. */
export const AdopterId = Type.Union([Type.Integer(), Type.String()], {
  description: 'Whose link it is: its `adopterId`',
});
export const LinkCode = Type.String({
  maxLength: 200,
  description: 'What the mailed link carries as its `code`',
});

export const SendState = Type.Object(
  {
    email: Type.Optional(Type.String({ description: 'The address that is proven or to be proven' })),
    emailVerifiedAt: Type.Union([Type.String(), Type.Null()], {
      description: 'When the address was proven, ISO 8601 in UTC; null until then',
    }),
    nextSendAt: Type.Union([Type.String(), Type.Null()], {
      description: 'When the next mail may be asked for; null for now',
    }),
    codeExpiresAt: Type.Union([Type.String(), Type.Null()], {
      description: 'Until when the code mailed last can be typed in this session; null where there is none',
    }),
  },
  {
    $id: 'EmailVerification',
    description: 'How far the proof of an address has come, and when another mail may be asked for',
  },
);
export type SendState = Static<typeof SendState>;

export const NextSend = Type.Object(
  { nextSendAt: Type.String({ description: 'When the next mail may be asked for, ISO 8601 in UTC' }) },
  { description: 'The mail is on its way, and this is when the next may follow' },
);

export const ConfirmBody = Type.Object(
  {
    adopterId: Type.Optional(AdopterId),
    code: Type.String({
      maxLength: 200,
      description: 'The `code` of the mailed link or, without adopterId, the six digits beside it',
    }),
    password: Type.Optional(
      Type.String({
        maxLength: 1_000,
        description: 'The password that was set when registering, for a link opened elsewhere',
      }),
    ),
    dropEarlier: Type.Optional(
      Type.Boolean({ description: 'Prove without that password: what was registered before is dropped' }),
    ),
  },
  strict,
);
export type ConfirmBody = Static<typeof ConfirmBody>;
export const Confirmed = Type.Object(
  {
    emailVerifiedAt: Type.String({ description: 'When the address was proven, ISO 8601 in UTC' }),
    passwordKept: Type.Boolean({
      description: 'False where what was registered before the proof was dropped: password, name, devices',
    }),
    resetCode: Type.Union([Type.String(), Type.Null()], {
      description:
        'Then: the code by which `resetPassword` sets a new password at once; null where it was kept',
    }),
  },
  { description: 'The address is proven, and this is what became of what was registered with it' },
);

export const ResetRequestBody = Type.Object(
  {
    email: Type.String({
      maxLength: 1_000,
      description: 'The address of the account, which the link is mailed to',
    }),
  },
  strict,
);
export const ResetQuery = Type.Object({
  adopterId: Type.String({ maxLength: 20, description: 'Whose link it is: its `adopterId`' }),
  code: LinkCode,
  lang: LanguageQuery.properties.lang,
});
export const ResetState = Type.Object({
  expiresAt: Type.String({ description: 'Until when the link is good, ISO 8601 in UTC' }),
  nameNeeded: Type.Boolean({
    description:
      'Whether a name has to be given: nobody who proved the address has said what they are called',
  }),
});
export const ResetBody = Type.Object(
  {
    adopterId: AdopterId,
    code: LinkCode,
    password: Type.String({ maxLength: 1_000, description: 'The password from now on: 6 to 100 characters' }),
    name: Type.Optional(
      Type.String({
        maxLength: 1_000,
        description: 'What the adopter is called, where `nameNeeded` says so: 3 to 100 characters',
      }),
    ),
    keepWays: Type.Optional(
      Type.Array(idParameter('Id of a way to sign in'), {
        maxItems: 50,
        description: 'Other ways to sign in that go on, by `id`; the rest end',
      }),
    ),
  },
  strict,
);

/** A positive whole number, or undefined. */
export function readAdopterId(value: number | string): number | undefined {
  const number = Number(value);
  return /^\d{1,9}$/.test(String(value)) && number > 0 ? number : undefined;
}
