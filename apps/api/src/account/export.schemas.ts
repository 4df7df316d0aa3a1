import { Type } from 'typebox';
import { OwnCertificate } from '../adoption/certificate/index.ts';
import { Transaction } from '../adoption/transaction/index.ts';
import { WishtreeEntry } from '../adoption/wishtree/index.ts';
import { Notification, Preference } from '../engagement/notification/index.ts';
import { ref } from '../http/schema-ref.ts';
import { User } from '../identity/adopter/index.ts';
import { ApiKey } from '../identity/key/index.ts';
import { SecurityEventSchema } from '../identity/security/index.ts';
import { SignedInDevice } from '../identity/session/index.ts';
import { SignInWay } from '../identity/way/index.ts';

export const OwnData = Type.Object(
  {
    exportedAt: Type.String({ description: 'When it was put together, ISO 8601 in UTC' }),
    user: ref(User, 'The account itself'),
    devices: Type.Array(ref(SignedInDevice), { description: 'The browsers and programs that are signed in' }),
    signInWays: Type.Optional(Type.Array(ref(SignInWay), { description: 'The ways to sign in' })),
    apiKeys: Type.Optional(
      Type.Array(ref(ApiKey), { description: 'The keys that were made, those that were ended, too' }),
    ),
    securityEvents: Type.Optional(
      Type.Array(ref(SecurityEventSchema), {
        description: 'What was done or tried with the account within the last year',
      }),
    ),
    wishtree: Type.Array(ref(WishtreeEntry), { description: 'The trees that are in mind' }),
    transactions: Type.Array(ref(Transaction), { description: 'Every order, in whatever state' }),
    certificates: Type.Array(ref(OwnCertificate), { description: 'Every certificate that is one’s own' }),
    notifications: Type.Array(ref(Notification), { description: 'Every notification that is kept' }),
    preferences: Type.Array(ref(Preference), {
      description: 'How to be told of each category of notifications',
    }),
  },
  { $id: 'OwnData', description: 'Everything the service keeps about one adopter' },
);
