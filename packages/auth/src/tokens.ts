import type { Schema } from '@rimba/api-client';

/** What a login or a refresh answers, without whose they are. */
export type Tokens = Readonly<Omit<Schema<'Session'>, 'user'>>;
