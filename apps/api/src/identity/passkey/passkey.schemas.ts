import { type Static, Type } from 'typebox';
import { Body, oneOf, said } from '../../http/text.schemas.ts';
import { PasskeyLabel } from '../way/index.ts';

const base64url = (maxLength: number, description: string) =>
  Type.String({
    minLength: 1,
    maxLength,
    pattern: '^[A-Za-z0-9_-]+$',
    description: `base64url. ${description}`,
  });
const kind = oneOf(['public-key'], 'The kind of credential, always the same');
const transports = 'How browsers reach it: internal, hybrid, usb, …';

/** What browsers answer beside the response, of which nothing is read. */
const answered = {
  id: base64url(1_400, 'The credential, as the browser names it'),
  rawId: base64url(1_400, 'The same as `id`'),
  type: kind,
  authenticatorAttachment: Type.Optional(
    Type.Union([Type.String({ maxLength: 40 }), Type.Null()], {
      description: 'Whether it is of this device or another, as the browser says; it is not read',
    }),
  ),
  clientExtensionResults: Type.Optional(
    Type.Object({}, { description: 'What browsers send along; it is not read' }),
  ),
};
const clientDataJSON = base64url(4_096, 'What the browser was asked, and by which origin');
const unread = 'What browsers send along; it is not read';

export const NewCredential = Body({
  ...answered,
  response: said(
    Body({
      clientDataJSON,
      attestationObject: base64url(16_384, 'The public key; attestations by certificates are refused'),
      transports: Type.Optional(
        Type.Array(Type.String({ maxLength: 40 }), { maxItems: 10, description: transports }),
      ),
      authenticatorData: Type.Optional(base64url(8_192, unread)),
      publicKey: Type.Optional(base64url(8_192, unread)),
      publicKeyAlgorithm: Type.Optional(Type.Integer({ description: unread })),
    }),
    'What the authenticator answered, in `response` of the credential',
  ),
});
export type NewCredential = Static<typeof NewCredential>;

export const SignedCredential = Body({
  ...answered,
  response: said(
    Body({
      clientDataJSON,
      authenticatorData: base64url(4_096, 'The flags and the counter of the authenticator'),
      signature: base64url(4_096, 'What it signed both of the above with'),
      userHandle: Type.Optional(
        Type.Union([base64url(128, 'The account'), Type.Null()], {
          description: 'Whose it is, base64url; null or left out where the browser does not say',
        }),
      ),
    }),
    'What the authenticator answered, in `response` of the credential',
  ),
});
export type SignedCredential = Static<typeof SignedCredential>;

export const AddBody = Body({
  label: PasskeyLabel,
  credential: said(NewCredential, 'What `navigator.credentials.create` gave, as JSON'),
});

const Challenge = Type.String({
  description: 'What is to be signed, base64url; good once, for five minutes',
});
const Known = Type.Object({
  id: Type.String({ description: 'The credential, base64url' }),
  type: kind,
  transports: Type.Optional(
    Type.Array(Type.String(), { description: `${transports}; left out where that is not known` }),
  ),
});
const timeout = Type.Integer({ description: 'How long the browser is to wait for an answer, in ms' });
const requirement = (description: string) => oneOf(['required', 'preferred', 'discouraged'], description);
const verification = requirement(
  'Whether the device is to check who holds it, by a finger, a face or a code',
);

/** What `navigator.credentials.create` is asked, as JSON. */
export const CreationOptions = Type.Object(
  {
    rp: Type.Object(
      {
        id: Type.String({ description: 'The host that the passkey is good for' }),
        name: Type.String({ description: 'What the product is called' }),
      },
      { description: 'For which site the passkey is' },
    ),
    user: Type.Object(
      {
        id: Type.String({ description: 'The account as authenticators know it, base64url' }),
        name: Type.String({
          description: 'The address of the account, which tells it from others on a device',
        }),
        displayName: Type.String({ description: 'What the adopter is called' }),
      },
      { description: 'For whose account the passkey is' },
    ),
    challenge: Challenge,
    pubKeyCredParams: Type.Array(
      Type.Object({ alg: Type.Integer({ description: 'The algorithm, as COSE numbers it' }), type: kind }),
      { description: 'The kinds of key that are taken, the most wanted first' },
    ),
    timeout,
    excludeCredentials: Type.Array(Known, {
      description: 'The passkeys that the account has already: a device with one of them makes no other',
    }),
    authenticatorSelection: Type.Object(
      {
        residentKey: requirement('Whether it is to be found without a name being typed'),
        requireResidentKey: Type.Boolean({ description: 'The same for older browsers' }),
        userVerification: verification,
      },
      { description: 'What the authenticator has to be able to do' },
    ),
    attestation: oneOf(['none'], 'Whether the maker of the authenticator is to be proven: never'),
  },
  {
    $id: 'PasskeyCreationOptions',
    description: 'What `navigator.credentials.create` is asked to make a passkey, as JSON',
  },
);
export type CreationOptions = Static<typeof CreationOptions>;

/** What `navigator.credentials.get` is asked, as JSON. */
export const RequestOptions = Type.Object(
  {
    challenge: Challenge,
    rpId: Type.String({ description: 'The host that the passkey is good for' }),
    timeout,
    userVerification: verification,
    allowCredentials: Type.Optional(
      Type.Array(Known, {
        description: 'The passkeys of the account whose password was right; any where it is left out',
      }),
    ),
  },
  {
    $id: 'PasskeyRequestOptions',
    description: 'What `navigator.credentials.get` is asked to sign in with a passkey, as JSON',
  },
);
export type RequestOptions = Static<typeof RequestOptions>;
