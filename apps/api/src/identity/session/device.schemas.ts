import { type Static, Type } from 'typebox';
import type { SessionService } from './session.service.ts';

export const SignedInDevice = Type.Object(
  {
    id: Type.String(),
    userAgent: Type.Union([Type.String(), Type.Null()]),
    address: Type.Union([Type.String(), Type.Null()], { description: 'Network address of the last login' }),
    createdAt: Type.String({ description: 'ISO 8601, UTC' }),
    lastUsedAt: Type.String({ description: 'ISO 8601, UTC' }),
    current: Type.Boolean({ description: 'The session of this very request' }),
  },
  { $id: 'SignedInDevice' },
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
