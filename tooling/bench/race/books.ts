import type { Client } from 'pg';

/** What the database says of some trees, and of the money that came for them. */
export type Books = {
  /** Trees whose status says so. */
  adopted: number;
  /** Terms, and trees that have one. */
  terms: number;
  treesInTerm: number;
  paidOrders: number;
  /** Whole rupiah: as the orders say, and as the payments do. */
  orderMoney: number;
  paymentMoney: number;
  certificates: number;
  treesOnCertificates: number;
  holds: number;
  pendingOrders: number;
  /** Trees by the tally less trees counted. */
  tallyError: number;
};

const sql = `
with wanted as (select unnest($1::int[]) as id),
orders as (
  select distinct transaction.* from transaction
  join transaction_tree on transaction_id = transaction.id join wanted on wanted.id = tree_id
)
select
  (select count(*) from tree join wanted using (id) where status = 'adopted') as adopted,
  (select count(*) from adoption join wanted on tree_id = wanted.id) as terms,
  (select count(distinct tree_id) from adoption join wanted on tree_id = wanted.id) as "treesInTerm",
  (select count(*) from orders where status = 'paid') as "paidOrders",
  (select coalesce(sum(total), 0) from orders where status = 'paid') as "orderMoney",
  (select coalesce(sum(amount), 0) from payment_attempt
    where status = 'settled' and transaction_id in (select id from orders)) as "paymentMoney",
  (select count(*) from certificate where transaction_id in (select id from orders)) as certificates,
  (select count(*) from certificate_tree join wanted on tree_id = wanted.id) as "treesOnCertificates",
  (select count(*) from hold join wanted on tree_id = wanted.id) as holds,
  (select count(*) from orders where status = 'pending_payment') as "pendingOrders",
  (select sum(abs(error)) from (
    select sum(change) as error from (
      select status, change from tree_tally union all select status, -1 from tree
    ) as both_sides group by status
  ) as errors) as "tallyError"`;

export async function readBooks(client: Client, treeIds: readonly number[]): Promise<Books> {
  const { rows } = await client.query<Books>(sql, [treeIds]);
  const [row] = rows;
  if (!row) throw new Error('The books are empty');
  // Counts and sums come as text.
  for (const name of Object.keys(row) as (keyof Books)[]) row[name] = Number(row[name]);
  return row;
}

/** What is wrong in the books when so many trees were to be sold, one an order, and so much was paid. */
export function faultsOf(books: Books, sold: number, money: number): string[] {
  const expected: Books = {
    adopted: sold,
    terms: sold,
    treesInTerm: sold,
    paidOrders: sold,
    orderMoney: money,
    paymentMoney: money,
    certificates: sold,
    treesOnCertificates: sold,
    holds: 0,
    pendingOrders: 0,
    tallyError: 0,
  };
  return (Object.keys(expected) as (keyof Books)[])
    .filter((name) => books[name] !== expected[name])
    .map((name) => `${name}: ${books[name]}, expected ${expected[name]}`);
}
