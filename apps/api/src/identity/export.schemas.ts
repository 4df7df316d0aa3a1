import { Type } from 'typebox';
import { OwnCertificate } from '../adoption/certificate.schemas.ts';
import { Transaction } from '../adoption/transaction.schemas.ts';
import { WishtreeEntry } from '../adoption/wishtree.schemas.ts';
import { Notification, Preference } from '../engagement/notification.schemas.ts';
import { ref } from '../http/schema-ref.ts';
import { User } from './adopter.schemas.ts';
import { SignedInDevice } from './device.schemas.ts';

/** Everything the service keeps about one adopter. */
export const OwnData = Type.Object(
  {
    exportedAt: Type.String({ description: 'ISO 8601, UTC' }),
    user: ref(User),
    devices: Type.Array(ref(SignedInDevice)),
    wishtree: Type.Array(ref(WishtreeEntry)),
    transactions: Type.Array(ref(Transaction)),
    certificates: Type.Array(ref(OwnCertificate)),
    notifications: Type.Array(ref(Notification)),
    preferences: Type.Array(ref(Preference)),
  },
  { $id: 'OwnData' },
);
