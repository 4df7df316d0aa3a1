import { sql } from 'drizzle-orm';
import type { Db } from '../../database/client.ts';
import {
  hold,
  paymentAttempt,
  paymentMethod,
  type TreeStatus,
  transaction,
} from '../../database/schema/index.ts';
import { insertionPart, jsonRow, statement } from '../../database/statement.ts';
import { type TreeCard, treeCards } from '../../forest/tree/index.ts';
import type { PaymentMethodRow } from '../../payment-gateway/index.ts';
import {
  type Buyer,
  type Choices,
  chosenTrees,
  lockBuyers,
  lockTreeRows,
  nextTransactionId,
  refreshHeldTrees,
  rememberedChoices,
  type TransactionRow,
  type TransactionTreeRow,
  type TreeState,
  type TreeStateJson,
  treeStates,
  treeStatesFrom,
} from '../ledger/index.ts';
import type { AttemptRow, DraftedAttempt } from '../payment/index.ts';
import { type PriceJson, type PriceTable, priceFrom, priceInForce } from '../price/index.ts';
import { isTaken, keyInsertion, type Replay } from './idempotency.ts';

/**
 * Orders that come at once are four statements together: whom and what they are about is locked, everything they are
 * decided by is read, and all of it is written. No two of them share a buyer or a tree.
 */

export type AskedOrder = { adopterId: number; methodId: number; treeIds: readonly number[]; replay: Replay };

/**
 * Locks the buyers and only then the trees, both by rising id, so that two who order never wait for each other. Buyers
 * who are nobody, or deleted, are not there.
 */
export async function lockForOrders(tx: Db, asked: readonly AskedOrder[]): Promise<Map<number, Buyer>> {
  // Sent together, run one after the other.
  const [buyers] = await Promise.all([
    lockBuyers(
      tx,
      asked.map(({ adopterId }) => adopterId),
    ),
    lockTreeRows(
      tx,
      asked.flatMap(({ treeIds }) => treeIds),
    ),
  ]);
  return buyers;
}

/** What an order is decided by. */
export type OrderGround = {
  /** For the transaction it may become; its number is made of it. */
  id: number;
  /** The key was taken by an earlier request. */
  repeated: boolean;
  method: PaymentMethodRow | undefined;
  price: PriceTable | undefined;
  /** Trees that the buyer holds already. */
  held: number;
  /** Its trees among others. */
  trees: Map<number, TreeState>;
  cards: Map<number, TreeCard>;
};

type Found = {
  orders: Pick<OrderGround, 'id' | 'repeated' | 'held'>[];
  methods: PaymentMethodRow[] | null;
  price: PriceJson | null;
  trees: TreeStateJson[] | null;
  cards: TreeCard[] | null;
};
const read = statement<Found, Record<string, unknown>>(
  () => sql`select (
      select json_agg(json_build_object('id', ${nextTransactionId}, 'repeated', ${isTaken},
        'held', (select count(*) from ${hold} where ${hold.adopterId} = asked.adopter_id
          and ${hold.deadline} > ${sql.placeholder('now')}::timestamptz)) order by asked.place)
      from unnest(${sql.placeholder('adopterIds')}::int[], ${sql.placeholder('scopes')}::text[],
        ${sql.placeholder('routes')}::text[], ${sql.placeholder('keys')}::text[])
        with ordinality as asked (adopter_id, scope, route, key, place)
    ) as orders,
    (select json_agg(${jsonRow(paymentMethod)}) from ${paymentMethod}
      where ${paymentMethod.id} = any(${sql.placeholder('methodIds')}::int[])) as methods,
    ${priceInForce} as price,
    (${treeStates}) as trees,
    (select json_agg(card) from (${treeCards}) as card) as cards`,
);

/**
 * To be read only after the locks: a statement that waited for them would not see what it waited for.
 * @returns the ground of each, in the order asked
 */
export async function readGrounds(tx: Db, asked: readonly AskedOrder[], now: Date): Promise<OrderGround[]> {
  const [found] = await read(tx, {
    now,
    adopterIds: asked.map(({ adopterId }) => adopterId),
    scopes: asked.map(({ replay }) => replay.scope),
    routes: asked.map(({ replay }) => replay.route),
    keys: asked.map(({ replay }) => replay.key),
    methodIds: asked.map(({ methodId }) => methodId),
    ids: asked.flatMap(({ treeIds }) => treeIds),
  });
  if (found?.orders.length !== asked.length) throw new Error('Not every order was read');
  const methods = new Map((found.methods ?? []).map((method) => [method.id, method]));
  const shared = {
    price: priceFrom(found.price),
    trees: treeStatesFrom(found.trees),
    cards: new Map((found.cards ?? []).map((card) => [card.id, card])),
  };
  return found.orders.map((own, at) => ({
    ...own,
    ...shared,
    method: methods.get(asked[at]?.methodId ?? 0),
  }));
}

const transactionInsertion = insertionPart(transaction, { takenId: true, name: 'transactions' });
const attemptInsertion = insertionPart(paymentAttempt, { name: 'attempts' });
const holdInsertion = insertionPart(hold, { name: 'holds' });
type Stored = {
  attempts: Pick<AttemptRow, 'id' | 'orderId'>[];
  changed: { id: number; status: TreeStatus }[] | null;
};
const store = statement<Stored, Record<string, unknown>>(
  () => sql`with made as (${transactionInsertion.text}),
    remembered as (${keyInsertion.text}),
    chosen as (${chosenTrees.text}),
    held as (${holdInsertion.text}),
    shown as (${refreshHeldTrees} returning id, status),
    choices as (${rememberedChoices}),
    attempt as (${attemptInsertion.text} returning id, order_id as "orderId")
    select (select json_agg(attempt) from attempt) as attempts, (select json_agg(shown) from shown) as changed`,
);

/** An order that may be written. */
export type DraftedOrder = {
  transaction: TransactionRow;
  trees: TransactionTreeRow[];
  attempt: DraftedAttempt;
  replay: Replay;
  choices: Choices;
};

/**
 * Writes orders on locked trees that are free: of two holds on one tree the database refuses the second.
 * @returns the ids of their attempts by what these are called at the gateway, and which trees show another status now
 */
export async function storeOrders(
  tx: Db,
  orders: readonly DraftedOrder[],
  now: Date,
): Promise<{ attemptIds: Map<string, number>; statuses: Map<number, TreeStatus> }> {
  const trees = orders.flatMap((order) => order.trees);
  const [stored] = await store(tx, {
    ...transactionInsertion.values(orders.map((order) => order.transaction)),
    ...attemptInsertion.values(orders.map(({ attempt }) => attempt)),
    ...keyInsertion.values(
      orders.map(({ replay, transaction: { id, createdAt } }) => ({
        ...replay,
        transactionId: id,
        createdAt,
      })),
    ),
    ...chosenTrees.values(trees),
    ...holdInsertion.values(
      orders.flatMap(({ trees, transaction: { adopterId, expiresAt } }) =>
        trees.map(({ treeId, transactionId }) => ({ treeId, transactionId, adopterId, deadline: expiresAt })),
      ),
    ),
    adopterIds: orders.map((order) => order.transaction.adopterId),
    publicNames: orders.map(({ choices }) => choices.publicName),
    adopterTypes: orders.map(({ choices }) => choices.adopterType),
    ids: trees.map(({ treeId }) => treeId),
    deadlines: orders.flatMap(({ trees, transaction }) => trees.map(() => transaction.expiresAt)),
    now,
  });
  if (!stored) throw new Error('The orders were not stored');
  return {
    attemptIds: new Map(stored.attempts.map(({ id, orderId }) => [orderId, id])),
    statuses: new Map((stored.changed ?? []).map(({ id, status }) => [id, status])),
  };
}
