import { type Static, Type } from 'typebox';
import { signInWayKinds } from '../../database/schema/index.ts';
import { Body, line, oneOf } from '../../http/text.schemas.ts';
import { confirmationFields } from '../proof/index.ts';
import type { SignInWayRow } from './way.repository.ts';

const nullable = (description: string) => Type.Union([Type.String(), Type.Null()], { description });

export const SignInWay = Type.Object(
  {
    id: Type.Integer(),
    kind: oneOf(signInWayKinds, 'What it is done with'),
    label: nullable('Which one it is: the address of the Google account, the name of the passkey'),
    addedAt: nullable('ISO 8601, UTC; null where it is older than what is kept of it'),
    addedWith: nullable('What the browser called itself'),
    lastUsedAt: nullable('ISO 8601, UTC; null where it has not been used since'),
    lastUsedWith: nullable('What the browser called itself'),
    asksPasskey: Type.Boolean({ description: 'Of the password: whether a passkey is asked for after it' }),
  },
  { $id: 'SignInWay' },
);
export type SignInWay = Static<typeof SignInWay>;

/** What its owner calls a passkey. */
export const PasskeyLabel = line(60, 'Its name, which tells it from other passkeys');
export const FactorBody = Body({ on: Type.Boolean(), ...confirmationFields });
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
