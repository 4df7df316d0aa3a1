import { type Static, Type } from 'typebox';
import { AdopterType, LanguageCode, PublicName } from '../adopter/index.ts';

/** What PUT /profile takes, as multipart fields or as JSON. Left out: unchanged. */
export const ProfileFields = Type.Object(
  {
    name: Type.Optional(Type.String({ maxLength: 1_000, description: '3 to 100 characters' })),
    phone: Type.Optional(Type.String({ maxLength: 40, description: '+62 and digits; empty to remove it' })),
    language: Type.Optional(LanguageCode),
    publicName: Type.Optional(PublicName),
    adopterType: Type.Optional(AdopterType),
    removePicture: Type.Optional(Type.Union([Type.Boolean(), Type.Literal('true'), Type.Literal('false')])),
  },
  { additionalProperties: false },
);
export type ProfileFields = Static<typeof ProfileFields>;

/** The same with the file, for the description: a browser sends it as multipart/form-data. */
export const ProfileForm = Type.Object({
  ...ProfileFields.properties,
  profilePicture: Type.Optional(
    Type.String({ format: 'binary', description: 'JPEG, PNG, WebP or AVIF of up to 5 MB' }),
  ),
});

const confirmation = {
  currentPassword: Type.Optional(Type.String({ maxLength: 1_000 })),
  code: Type.Optional(
    Type.String({
      maxLength: 40,
      description: 'From POST /profile/confirmation, in place of the password',
    }),
  ),
};

/** Shows once more that it is the adopter who asks. */
export const ConfirmationBody = Type.Object(confirmation, { additionalProperties: false });

export const PasswordBody = Type.Object(
  { ...confirmation, newPassword: Type.String({ maxLength: 1_000, description: '6 to 100 characters' }) },
  { additionalProperties: false },
);
