import { type Static, Type } from 'typebox';
import { keyScopes } from '../../database/schema/index.ts';
import { nullable } from '../../http/nullable.ts';
import { Body, day, idOf, line, moment, oneOf } from '../../http/text.schemas.ts';
import { confirmationFields } from '../proof/index.ts';
import type { KeyRow } from './key.repository.ts';

const KeyScope = oneOf(
  keyScopes,
  '`read`: what is the account’s own; `order`: quote, place, pay and cancel orders',
);

export const ApiKey = Type.Object(
  {
    id: idOf('key'),
    name: Type.String({ description: 'What its owner calls it: the program or server that has it' }),
    prefix: Type.String({ description: 'How its secret begins, which tells it from other keys' }),
    scopes: Type.Array(KeyScope, { description: 'What it may be used for' }),
    createdAt: moment('When it was made'),
    lastUsedOn: nullable(day('The WIB day on which it was used last; null where it has not been used')),
    endedAt: nullable(moment('When its owner ended it; null while it works')),
  },
  { $id: 'ApiKey', description: 'A key by which a program calls as its owner’s account' },
);
export type ApiKey = Static<typeof ApiKey>;

export const NewApiKey = Type.Object(
  {
    ...ApiKey.properties,
    secret: Type.String({
      description: 'To be sent as the bearer. It is told this once, and stored nowhere',
    }),
  },
  { $id: 'NewApiKey', description: 'A key that was just made, with its secret' },
);

export const NewKeyBody = Body({
  name: line(50, 'What its owner calls it: the program or server that is to have it'),
  scopes: Type.Array(KeyScope, {
    minItems: 1,
    maxItems: keyScopes.length,
    uniqueItems: true,
    description: 'What it may be used for: as little as the program needs',
  }),
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
