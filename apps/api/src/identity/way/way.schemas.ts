import { type Static, Type } from 'typebox';
import { signInWayKinds } from '../../database/schema/index.ts';
import { Body, idOf, line, oneOf } from '../../http/text.schemas.ts';
import { confirmationFields } from '../proof/index.ts';
import type { SignInWayRow } from './way.repository.ts';

const nullable = (description: string) => Type.Union([Type.String(), Type.Null()], { description });

export const SignInWay = Type.Object(
  {
    id: idOf('way'),
    kind: oneOf(signInWayKinds, 'What one signs in with'),
    label: nullable(
      'Which one it is: the address of the Google account, the name of the passkey; null for a password',
    ),
    addedAt: nullable('When it was added, ISO 8601 in UTC; null where it is older than what is kept of it'),
    addedWith: nullable('What the browser called itself that added it; null where that is not known'),
    lastUsedAt: nullable('When it was used last, ISO 8601 in UTC; null where it has not been used since'),
    lastUsedWith: nullable('What the browser called itself that used it last; null where that is not known'),
    asksPasskey: Type.Boolean({
      description: 'Of the password: whether a passkey is asked for after it; false for other ways',
    }),
  },
  { $id: 'SignInWay', description: 'A way to sign in to the account' },
);
export type SignInWay = Static<typeof SignInWay>;

/** What its owner calls a passkey. */
export const PasskeyLabel = line(60, 'What its owner calls the passkey, which tells it from others');
export const FactorBody = Body({
  on: Type.Boolean({ description: 'Whether a passkey is to be asked for after the password' }),
  ...confirmationFields,
});
export const RenameBody = Body({ label: PasskeyLabel });

export const toSignInWay = (row: SignInWayRow): SignInWay => ({
  id: row.id,
  kind: row.kind,
  label: row.label,
  addedAt: row.addedAt?.toISOString() ?? null,
  addedWith: row.addedWith,
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  lastUsedWith: row.lastUsedWith,
  asksPasskey: row.asksPasskey,
});
