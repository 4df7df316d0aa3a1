import { type Static, Type } from 'typebox';
import type { SessionService } from './session.service.ts';

export const SignedInDevice = Type.Object(
  {
    id: Type.String({ description: 'Id of its session, which DELETE /sessions/{id} ends' }),
    userAgent: Type.Union([Type.String(), Type.Null()], {
      description: 'What the browser or program called itself; null where it said nothing',
    }),
    address: Type.Union([Type.String(), Type.Null()], {
      description: 'Network address of the last login; null where it is not known',
    }),
    createdAt: Type.String({ description: 'When it signed in, ISO 8601 in UTC' }),
    lastUsedAt: Type.String({ description: 'When its session was refreshed last, ISO 8601 in UTC' }),
    current: Type.Boolean({ description: 'Whether it is the session of this very request' }),
  },
  { $id: 'SignedInDevice', description: 'A browser or program that is signed in to the account' },
);

type SessionRow = Awaited<ReturnType<SessionService['list']>>[number];

/** A session as its owner sees it; `current` is the one that asks. */
export const toDevice = (row: SessionRow, current: string): Static<typeof SignedInDevice> => ({
  id: row.id,
  userAgent: row.userAgent,
  address: row.address,
  createdAt: row.createdAt.toISOString(),
  lastUsedAt: row.lastUsedAt.toISOString(),
  current: row.id === current,
});
