import type { Schema } from '@rimba/api-client';

/** The signed-in adopter, as the frame around the pages needs them. */
export type SessionUser = Readonly<
  Pick<Schema<'User'>, 'id' | 'name' | 'email' | 'profilePicture' | 'emailVerifiedAt'> &
    Partial<Pick<Schema<'User'>, 'adopterType'>>
>;

/** The counts beside the user: trees in the wishtree, notifications not read. */
export type SessionTotals = Readonly<Schema<'SessionRecord'>['totals']>;

/** No more of a user than the frame needs, out of storage or an answer; only the id is indispensable. */
export function parseUser(value: unknown): SessionUser | undefined {
  if (!isRecord(value)) return undefined;
  const { id, name, email, profilePicture, emailVerifiedAt, adopterType } = value;
  if (typeof id !== 'number' || !Number.isInteger(id)) return undefined;
  return {
    id,
    name: textOr('', name),
    email: textOr('', email),
    profilePicture: textOr(null, profilePicture),
    emailVerifiedAt: textOr(null, emailVerifiedAt),
    ...(adopterType === 'organisation' && { adopterType }),
  };
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A text that says something. */
export const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

function textOr<T>(otherwise: T, value: unknown): string | T {
  return typeof value === 'string' ? value : otherwise;
}
