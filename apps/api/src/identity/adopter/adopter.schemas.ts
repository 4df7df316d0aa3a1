import { type Static, Type } from 'typebox';
import { ref } from '../../http/schema-ref.ts';

export const PublicName = Type.Union(
  [Type.Literal('full'), Type.Literal('initials'), Type.Literal('hidden')],
  { description: 'What others see: the whole name, its initials, or "Sahabat Pohon"' },
);
export const AdopterType = Type.Union([Type.Literal('individual'), Type.Literal('organisation')]);
export const LanguageCode = Type.Union([Type.Literal('id'), Type.Literal('en')]);

/** The adopter as the adopter sees it. */
export const User = Type.Object(
  {
    id: Type.Integer(),
    name: Type.String(),
    email: Type.String(),
    phone: Type.Union([Type.String(), Type.Null()], { description: '+62 and digits' }),
    profilePicture: Type.Union([Type.String(), Type.Null()], { description: 'Address of a square WebP' }),
    emailVerifiedAt: Type.Union([Type.String(), Type.Null()], { description: 'ISO 8601, UTC' }),
    publicName: PublicName,
    adopterType: AdopterType,
    language: LanguageCode,
    hasPassword: Type.Boolean({ description: 'False for an account that signs in by Google or code alone' }),
    createdAt: Type.String({ description: 'ISO 8601, UTC' }),
  },
  { $id: 'User' },
);
export type User = Static<typeof User>;

/** What signing in hands over. */
export const Session = Type.Object(
  {
    accessToken: Type.String({ description: 'For the header Authorization: Bearer …; lives 15 minutes' }),
    refreshToken: Type.String({ description: 'Good for one POST /refresh' }),
    accessTokenExpiredAt: Type.Integer({ description: 'Epoch milliseconds' }),
    user: ref(User),
  },
  { $id: 'Session' },
);
