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

/** Everything the service keeps about one adopter. */
export const OwnData = Type.Object(
  {
    exportedAt: Type.String({ description: 'ISO 8601, UTC' }),
    user: ref(User),
    devices: Type.Array(ref(SignedInDevice)),
    signInWays: Type.Optional(Type.Array(ref(SignInWay))),
    apiKeys: Type.Optional(Type.Array(ref(ApiKey))),
    securityEvents: Type.Optional(Type.Array(ref(SecurityEventSchema))),
    wishtree: Type.Array(ref(WishtreeEntry)),
    transactions: Type.Array(ref(Transaction)),
    certificates: Type.Array(ref(OwnCertificate)),
    notifications: Type.Array(ref(Notification)),
    preferences: Type.Array(ref(Preference)),
  },
  { $id: 'OwnData' },
);
