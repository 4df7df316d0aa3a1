/** Says when an answer was kept, in epoch ms; an answer that comes from the service does not have it. */
export const keptAtHeader = 'x-rimba-kept-at';

/** What the own forest is asked for with; other lists of trees are not kept. */
export const forestRelations = ['surveys', 'group'] as const;

const api = '/api/v1';

/** The parts of the service that are kept, by the key of their queries. */
const parts: Readonly<Record<string, string>> = {
  [`${api}/certificates/me`]: 'certificate',
  [`${api}/certificates/me/number`]: 'certificate',
  [`${api}/forest/me`]: 'forest',
  [`${api}/notification`]: 'notification',
  [`${api}/transaction/me`]: 'transaction',
  [`${api}/tree`]: 'tree',
};

/** The record of one certificate, which its page shows. */
const record = new RegExp(`^${api}/certificates/number/[^/]+$`);

/** A letter from the field. */
const letter = new RegExp(`^${api}/letter/me/\\d+$`);

/** A year in review; not its picture, which is only made to be sent. */
const year = new RegExp(`^${api}/year/me/\\d+$`);

/** An order by itself: what is to be paid, how and by when. */
const order = new RegExp(`^${api}/transaction/me/(\\d+)$`);

/** The part of one order: of several that were read, each was kept at a time of its own. */
export const orderPart = (id: number): string => `order ${id}`;

/** Whose answers a reader finds again without a network: one's own trees, certificates, notifications, transactions. */
export function isKept({ pathname, searchParams }: URL): boolean {
  if (pathname === `${api}/session`) return true;
  if (pathname === `${api}/tree`) {
    return searchParams.has('filter[id][in]') && searchParams.get('with') === forestRelations.join(',');
  }
  return partOf(pathname) !== undefined;
}

/** The part that a path belongs to. */
export function partOf(pathname: string): string | undefined {
  if (record.test(pathname)) return 'certificate';
  if (letter.test(pathname)) return 'letter';
  if (year.test(pathname)) return 'forest';
  const [, orderId] = order.exec(pathname) ?? [];
  return orderId === undefined ? parts[pathname] : orderPart(Number(orderId));
}

export const keptParts: ReadonlySet<string> = new Set([...Object.values(parts), 'letter']);
