import { Type } from 'typebox';

/** Shows once more that it is the adopter who asks. */
export const confirmationFields = {
  currentPassword: Type.Optional(Type.String({ maxLength: 1_000 })),
  code: Type.Optional(
    Type.String({
      maxLength: 40,
      description: 'From POST /profile/confirmation, in place of the password',
    }),
  ),
};

export const ConfirmationBody = Type.Object(confirmationFields, { additionalProperties: false });
