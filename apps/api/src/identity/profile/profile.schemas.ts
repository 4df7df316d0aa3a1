import { type Static, Type } from 'typebox';
import { AdopterType, LanguageCode, PublicName } from '../adopter/index.ts';
import { largestPicture } from '../picture/index.ts';
import { confirmationFields } from '../proof/index.ts';

/** What PUT /profile takes, as multipart fields or as JSON. Left out: unchanged. */
export const ProfileFields = Type.Object(
  {
    name: Type.Optional(
      Type.String({ maxLength: 1_000, description: 'What the adopter is called: 3 to 100 characters' }),
    ),
    phone: Type.Optional(
      Type.String({ maxLength: 40, description: 'The phone number: +62 and digits; empty to remove it' }),
    ),
    language: Type.Optional(LanguageCode),
    publicName: Type.Optional(PublicName),
    adopterType: Type.Optional(AdopterType),
    removePicture: Type.Optional(
      Type.Union([Type.Boolean(), Type.Literal('true'), Type.Literal('false')], {
        description: 'Whether to take the picture away; as a text in a form',
      }),
    ),
  },
  { additionalProperties: false },
);
export type ProfileFields = Static<typeof ProfileFields>;

/** The same with the file, for the description: a browser sends it as multipart/form-data. */
export const ProfileForm = Type.Object({
  ...ProfileFields.properties,
  profilePicture: Type.Optional(
    Type.String({
      format: 'binary',
      description: `The new picture: JPEG, PNG, WebP or AVIF of up to ${largestPicture / 1024 / 1024} MB`,
    }),
  ),
});

export const PasswordBody = Type.Object(
  {
    ...confirmationFields,
    newPassword: Type.String({
      maxLength: 1_000,
      description: 'The password from now on: 6 to 100 characters',
    }),
  },
  { additionalProperties: false },
);
