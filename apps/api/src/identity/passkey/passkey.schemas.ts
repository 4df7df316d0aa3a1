import { type Static, Type } from 'typebox';
import { Body, oneOf } from '../../http/text.schemas.ts';
import { PasskeyLabel } from '../way/index.ts';

const base64url = (maxLength: number, description: string) =>
  Type.String({
    minLength: 1,
    maxLength,
    pattern: '^[A-Za-z0-9_-]+$',
    description: `base64url. ${description}`,
  });
const word = () => Type.String({ maxLength: 40 });

/** What browsers answer beside the response, of which nothing is read. */
const answered = {
  id: base64url(1_400, 'The credential'),
  rawId: base64url(1_400, 'The same'),
  type: oneOf(['public-key']),
  authenticatorAttachment: Type.Optional(Type.Union([word(), Type.Null()])),
  clientExtensionResults: Type.Optional(Type.Object({}, { description: 'Not read' })),
};
const clientDataJSON = base64url(4_096, 'What the browser was asked, and by which origin');

export const NewCredential = Body({
  ...answered,
  response: Body({
    clientDataJSON,
    attestationObject: base64url(16_384, 'The public key; attestations by certificates are refused'),
    transports: Type.Optional(Type.Array(word(), { maxItems: 10 })),
    authenticatorData: Type.Optional(base64url(8_192, 'Not read')),
    publicKey: Type.Optional(base64url(8_192, 'Not read')),
    publicKeyAlgorithm: Type.Optional(Type.Integer({ description: 'Not read' })),
  }),
});
export type NewCredential = Static<typeof NewCredential>;

export const SignedCredential = Body({
  ...answered,
  response: Body({
    clientDataJSON,
    authenticatorData: base64url(4_096, 'Flags and counter'),
    signature: base64url(4_096, 'Of both'),
    userHandle: Type.Optional(Type.Union([base64url(128, 'Whose it is'), Type.Null()])),
  }),
});
export type SignedCredential = Static<typeof SignedCredential>;

export const AddBody = Body({ label: PasskeyLabel, credential: NewCredential });

const Challenge = Type.String({ description: 'base64url. Good once, for five minutes' });
const Known = Type.Object({
  id: Type.String(),
  type: oneOf(['public-key']),
  transports: Type.Optional(Type.Array(Type.String())),
});
const timeout = Type.Integer({ description: 'In ms' });
const requirement = oneOf(['required', 'preferred', 'discouraged']);

/** What `navigator.credentials.create` is asked, as JSON. */
export const CreationOptions = Type.Object(
  {
    rp: Type.Object({ id: Type.String(), name: Type.String() }),
    user: Type.Object({ id: Type.String(), name: Type.String(), displayName: Type.String() }),
    challenge: Challenge,
    pubKeyCredParams: Type.Array(
      Type.Object({ alg: Type.Integer({ description: 'As COSE numbers it' }), type: oneOf(['public-key']) }),
    ),
    timeout,
    excludeCredentials: Type.Array(Known, { description: 'Those that the account has' }),
    authenticatorSelection: Type.Object({
      residentKey: requirement,
      requireResidentKey: Type.Boolean(),
      userVerification: requirement,
    }),
    attestation: oneOf(['none']),
  },
  { $id: 'PasskeyCreationOptions' },
);
export type CreationOptions = Static<typeof CreationOptions>;

/** What `navigator.credentials.get` is asked, as JSON. */
export const RequestOptions = Type.Object(
  {
    challenge: Challenge,
    rpId: Type.String(),
    timeout,
    userVerification: requirement,
    allowCredentials: Type.Optional(
      Type.Array(Known, {
        description: 'Those of the account whose password was right; any where it is left out',
      }),
    ),
  },
  { $id: 'PasskeyRequestOptions' },
);
export type RequestOptions = Static<typeof RequestOptions>;
