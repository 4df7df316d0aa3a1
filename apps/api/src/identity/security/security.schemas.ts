import { type Static, Type } from 'typebox';
import { type securityEvent, securityEvents } from '../../database/schema/index.ts';
import { defineList } from '../../http/list/index.ts';
import { idOf, oneOf } from '../../http/text.schemas.ts';

export type EventRow = typeof securityEvent.$inferSelect;
export type SecurityEventName = (typeof securityEvents)[number];

const nullable = (description: string) => Type.Union([Type.String(), Type.Null()], { description });

export const SecurityEventSchema = Type.Object(
  {
    id: idOf('event'),
    at: Type.String({ description: 'When it was done or tried, ISO 8601 in UTC' }),
    event: oneOf(securityEvents, 'What was done, or tried'),
    outcome: Type.String({ description: '`done`, or the code it was refused with' }),
    way: nullable('How somebody signed in: password, google, code; null where nobody did'),
    network: nullable('Where from: the /24 or /64 that the address is in; null where it is not known'),
    userAgent: nullable('What the browser or program calls itself; null where it says nothing'),
    keyName: Type.Optional(
      Type.String({
        description: 'What the key is called that was made or ended; left out for other events',
      }),
    ),
  },
  {
    $id: 'SecurityEvent',
    description: 'Something that was done or tried with the account; kept for one year',
  },
);
export type SecurityEvent = Static<typeof SecurityEventSchema>;

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
