import { type Static, Type } from 'typebox';
import { keyScopes } from '../../database/schema/index.ts';
import { nullable } from '../../http/nullable.ts';
import { Body, day, line, moment, oneOf } from '../../http/text.schemas.ts';
import { confirmationFields } from '../proof/index.ts';
import type { KeyRow } from './key.repository.ts';

const KeyScope = oneOf(
  keyScopes,
  '`read`: what is the account’s own; `order`: quote, place, pay and cancel orders',
);

export const ApiKey = Type.Object(
  {
    id: Type.Integer(),
    name: Type.String({ description: 'What its owner calls it' }),
    prefix: Type.String({ description: 'How its secret begins' }),
    scopes: Type.Array(KeyScope, { description: 'What it may be used for' }),
    createdAt: moment(),
    lastUsedOn: nullable(day('A WIB day; null where it has not been used')),
    endedAt: nullable(moment('Null while it works')),
  },
  { $id: 'ApiKey' },
);
export type ApiKey = Static<typeof ApiKey>;

export const NewApiKey = Type.Object(
  {
    ...ApiKey.properties,
    secret: Type.String({
      description: 'To be sent as the bearer. It is told this once, and stored nowhere',
    }),
  },
  { $id: 'NewApiKey' },
);

export const NewKeyBody = Body({
  name: line(50, 'What it is for, for its owner'),
  scopes: Type.Array(KeyScope, { minItems: 1, maxItems: keyScopes.length, uniqueItems: true }),
  ...confirmationFields,
});
export type NewKeyBody = Static<typeof NewKeyBody>;

export const toApiKey = ({ id, name, prefix, scopes, createdAt, lastUsedOn, endedAt }: KeyRow): ApiKey => ({
  id,
  name,
  prefix,
  scopes,
  createdAt: createdAt.toISOString(),
  lastUsedOn,
  endedAt: endedAt?.toISOString() ?? null,
});
