import type { Schema } from '@rimba/api-client';

/** A right password whose account asks for a passkey, and what the browser is to sign. */
export type Refused = {
  readonly email: string;
  readonly password: string;
  readonly passkey: Schema<'PasskeyRequestOptions'>;
};
