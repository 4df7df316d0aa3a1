/** The signed-in adopter, as the frame around the pages needs them. */
export interface SessionUser {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  /** Address of the picture, if there is one. */
  readonly profilePicture: string | null;
  /** ISO 8601; null until the address is proven. */
  readonly emailVerifiedAt: string | null;
}

/** The counts beside the user: trees in the wishtree, notifications not read. */
export interface SessionTotals {
  readonly wishtree: number;
  readonly unreadNotifications: number;
}

/** Reads a user that came from storage or the wire; only the id is indispensable. */
export function parseUser(value: unknown): SessionUser | undefined {
  if (!isRecord(value)) return undefined;
  const { id, name, email, profilePicture, emailVerifiedAt } = value;
  if (typeof id !== 'number' || !Number.isInteger(id)) return undefined;
  return {
    id,
    name: textOr('', name),
    email: textOr('', email),
    profilePicture: textOr(null, profilePicture),
    emailVerifiedAt: textOr(null, emailVerifiedAt),
  };
}

export function parseTotals(value: unknown): SessionTotals {
  const { wishtree, unreadNotifications } = isRecord(value) ? value : {};
  return { wishtree: count(wishtree), unreadNotifications: count(unreadNotifications) };
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A text that says something. */
export const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

function textOr<T>(otherwise: T, value: unknown): string | T {
  return typeof value === 'string' ? value : otherwise;
}

function count(value: unknown): number {
  return typeof value === 'number' && value > 0 ? Math.floor(value) : 0;
}
