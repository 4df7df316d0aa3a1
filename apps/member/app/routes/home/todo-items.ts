import { dayMs } from '@rimba/i18n';
import { certificateOf } from '../../data/certificate-notices.ts';
import { canAdoptAgain, endOf, isInTerm } from '../../data/own-forest.ts';
import type { ForestTree, Notification, OwnForest, Transaction, WishtreeEntry } from '../../data/wire.ts';

export type Unpaid = { readonly kind: 'pay'; readonly transaction: Transaction };

export type TodoItem =
  | Unpaid
  | { readonly kind: 'verify' }
  /** Trees whose terms end together. */
  | { readonly kind: 'renew'; readonly trees: readonly [ForestTree, ...ForestTree[]] }
  /** Of trees whose terms have ended, and that nobody else has accepted: how many are free, and how many somebody else has. */
  | { readonly kind: 'again'; readonly free: number; readonly taken: number }
  /** A gift that its recipient was written of and has not accepted. */
  | { readonly kind: 'gift'; readonly gift: UnopenedGift }
  /** Certificates that were not opened yet, the latest first, and in whose names they are. */
  | { readonly kind: 'certificate'; readonly numbers: readonly string[]; readonly holders: readonly string[] }
  | { readonly kind: 'wishtree'; readonly count: number };

type UnopenedGift = OwnForest['unopenedGifts'][number];

interface TodoFacts {
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly emailVerified: boolean;
  readonly pending: readonly Transaction[];
  readonly trees: readonly ForestTree[];
  readonly gifts: readonly UnopenedGift[];
  /** Notifications of certificates, unread, the latest first. */
  readonly certificates: readonly Pick<Notification, 'link' | 'createdAt'>[];
  readonly wishtree: readonly Pick<WishtreeEntry, 'treeId' | 'available'>[];
}

/** The order that the first trees wait for: said in place of a forest, and not a second time. */
export const firstUnpaid = (
  items: readonly TodoItem[],
  forest: Pick<OwnForest, 'trees'> | undefined,
): Unpaid | undefined => (forest?.trees.length === 0 ? items.find((item) => item.kind === 'pay') : undefined);

const most = 3;
const newlyEndedMs = 30 * dayMs;
/** A certificate is mailed too: who has not opened it here by then has it. */
const newlyIssuedMs = 30 * dayMs;

/** What waits for an adopter, what runs out first in front. */
export function todoItems(facts: TodoFacts): TodoItem[] {
  const { emailVerified, pending, trees, gifts, certificates, wishtree, now } = facts;
  // What waits for the reader's own payment is not gone.
  const held = new Set(pending.flatMap(({ trees: own }) => own.map(({ treeId }) => treeId)));
  const gone = wishtree.filter(({ treeId, available }) => !available && !held.has(treeId)).length;
  return [
    ...pending.map((transaction): TodoItem => ({ kind: 'pay', transaction })),
    ...(emailVerified ? [] : [{ kind: 'verify' } as const]),
    ...ending(trees.filter(({ can, tree }) => can === 'renew' && !held.has(tree.id))),
    ...ended(trees, held, now),
    ...gifts.map((gift): TodoItem => ({ kind: 'gift', gift })),
    ...unopened(
      certificates.filter(({ createdAt }) => Date.parse(createdAt) + newlyIssuedMs > now),
      trees,
    ),
    ...(gone > 0 ? [{ kind: 'wishtree', count: gone } as const] : []),
  ].slice(0, most);
}

function unopened(notices: TodoFacts['certificates'], trees: readonly ForestTree[]): TodoItem[] {
  const numbers = notices.flatMap(({ link }) => certificateOf(link) ?? []);
  const terms = trees.flatMap((tree) => tree.terms);
  const holders = numbers.flatMap(
    (number) => terms.find(({ certificateNumber }) => certificateNumber === number)?.holder || [],
  );
  return numbers.length > 0 ? [{ kind: 'certificate', numbers, holders: [...new Set(holders)] }] : [];
}

function ending(trees: readonly ForestTree[]): TodoItem[] {
  return [...Map.groupBy(trees, endOf)]
    .sort(([one], [other]) => one.localeCompare(other))
    .flatMap(([, [first, ...more]]) => (first ? [{ kind: 'renew', trees: [first, ...more] }] : []));
}

/** Beside trees in term only for a while: later, each tree of the row says so itself. */
function ended(trees: readonly ForestTree[], held: ReadonlySet<number>, now: number): TodoItem[] {
  const since = trees.some(isInTerm) ? new Date(now - newlyEndedMs).toISOString() : '';
  const ended = trees.filter(
    ({ state, accepted, tree, endsAt }) =>
      state === 'ended' && !accepted && endsAt > since && !held.has(tree.id),
  );
  const free = ended.filter(canAdoptAgain).length;
  const taken = ended.filter(({ takenSince }) => takenSince !== null).length;
  return free > 0 ? [{ kind: 'again', free, taken }] : [];
}
