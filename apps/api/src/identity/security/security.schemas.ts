import { type Static, Type } from 'typebox';
import type { securityEvent, securityEvents } from '../../database/schema/index.ts';
import { defineList } from '../../http/list/index.ts';
import { oneOf } from '../../http/text.schemas.ts';

export type EventRow = typeof securityEvent.$inferSelect;
export type SecurityEventName = (typeof securityEvents)[number];

const nullable = (description: string) => Type.Union([Type.String(), Type.Null()], { description });

export const securityEventSchema = (names: readonly SecurityEventName[]) =>
  Type.Object(
    {
      id: Type.Integer(),
      at: Type.String({ description: 'ISO 8601, UTC' }),
      event: oneOf(names, 'What was done'),
      outcome: Type.String({ description: '`done`, or the code it was refused with' }),
      way: nullable('How somebody signed in: password, google, code'),
      network: nullable('Where from: the /24 or /64 that the address is in'),
      userAgent: nullable('What the browser calls itself'),
      keyName: Type.Optional(Type.String({ description: 'What the key is called that was made or ended' })),
    },
    { $id: 'SecurityEvent' },
  );
export type SecurityEvent = Static<ReturnType<typeof securityEventSchema>>;

export const securityEventList = defineList({
  sort: ['at'],
  defaultSort: { by: 'at', order: 'desc' },
  filters: {},
  with: [],
  select: [],
});

export const toSecurityEvent = (
  { id, at, event, outcome, way, network, userAgent, detail }: EventRow,
  keys: readonly { id: number; name: string }[],
): SecurityEvent => {
  const key = keys.find((one) => String(one.id) === detail);
  return {
    id,
    at: at.toISOString(),
    event,
    outcome,
    way,
    network,
    userAgent,
    ...(key && { keyName: key.name }),
  };
};
