import { type Static, Type } from 'typebox';
import { ref } from '../../http/schema-ref.ts';
import { idOf } from '../../http/text.schemas.ts';

export const PublicName = Type.Union(
  [Type.Literal('full'), Type.Literal('initials'), Type.Literal('hidden')],
  { description: 'How others see the adopter: the whole name, its initials, or "Sahabat Pohon"' },
);
export const AdopterType = Type.Union([Type.Literal('individual'), Type.Literal('organisation')], {
  description: 'Whether a person adopts or an organisation, which the financial report tells apart',
});
export const LanguageCode = Type.Union([Type.Literal('id'), Type.Literal('en')], {
  description: 'The language that the adopter reads: of mails, letters and notifications',
});

export const User = Type.Object(
  {
    id: idOf('adopter'),
    name: Type.String({
      description: 'What the adopter is called, in full; others see what `publicName` lets them',
    }),
    email: Type.String({ description: 'The address that mails go to and that signs in' }),
    phone: Type.Union([Type.String(), Type.Null()], {
      description: 'The phone number, +62 and digits; null where none was given',
    }),
    profilePicture: Type.Union([Type.String(), Type.Null()], {
      description: 'Address of the picture, a square WebP; null without one',
    }),
    emailVerifiedAt: Type.Union([Type.String(), Type.Null()], {
      description:
        'When the address was proven, ISO 8601 in UTC; null until then, and nothing can be ordered',
    }),
    publicName: PublicName,
    adopterType: AdopterType,
    language: LanguageCode,
    hasPassword: Type.Boolean({
      description:
        'Whether the account has a password; false where it signs in by Google, passkey or code alone',
    }),
    createdAt: Type.String({ description: 'When the account was made, ISO 8601 in UTC' }),
  },
  { $id: 'User', description: 'The adopter as the adopter sees it' },
);
export type User = Static<typeof User>;

export const Session = Type.Object(
  {
    accessToken: Type.String({ description: 'For the header Authorization: Bearer …; lives 15 minutes' }),
    refreshToken: Type.String({ description: 'Good for one POST /refresh, within 30 days' }),
    accessTokenExpiredAt: Type.Integer({
      description: 'When the access token expires, in epoch milliseconds; refresh it before',
    }),
    user: ref(User, 'Who is signed in now'),
  },
  { $id: 'Session', description: 'What signing in hands over: two tokens, and whose they are' },
);
