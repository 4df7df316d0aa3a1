import { Type } from 'typebox';

/** Shows once more that it is the adopter who asks. */
export const confirmationFields = {
  currentPassword: Type.Optional(
    Type.String({
      maxLength: 1_000,
      description: 'The password that the account has now; without it a `code` is asked for',
    }),
  ),
  code: Type.Optional(
    Type.String({
      maxLength: 40,
      description: 'The code that POST /profile/confirmation mailed, in place of the password',
    }),
  ),
};

export const ConfirmationBody = Type.Object(confirmationFields, { additionalProperties: false });
