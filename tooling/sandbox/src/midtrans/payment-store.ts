import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeFileAtomically } from '../state/write-file.ts';
import type { Payment } from './payment.ts';

export interface PaymentStore {
  /** Newest first. */
  list(): Payment[];
  findByOrder(orderId: string): Payment | undefined;
  /** By order id or transaction id, as the gateway's own calls accept both. */
  find(id: string): Payment | undefined;
  /** Applies a change to what is stored now; changes of one payment never overlap. */
  change(orderId: string, apply: (current: Payment) => Payment): Promise<Payment>;
  /** False where the order id is taken, for ever. */
  add(payment: Payment): Promise<boolean>;
}

/** Reads every payment into memory; each change is on disk before it is visible to anyone. */
export async function openPaymentStore(folder: string): Promise<PaymentStore> {
  await mkdir(folder, { recursive: true });
  const payments = new Map<string, Payment>();
  const queues = new Map<string, Promise<unknown>>();
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.json')) continue;
    const payment: Payment = JSON.parse(await readFile(join(folder, name), 'utf8'));
    payments.set(payment.orderId, payment);
  }

  async function write(payment: Payment): Promise<Payment> {
    await writeFileAtomically(join(folder, `${payment.orderId}.json`), JSON.stringify(payment, null, 2));
    payments.set(payment.orderId, payment);
    return payment;
  }

  function inTurn<Result>(orderId: string, work: () => Promise<Result>): Promise<Result> {
    const turn = (queues.get(orderId) ?? Promise.resolve()).then(work, work);
    queues.set(orderId, turn);
    return turn;
  }

  return {
    list: () => [...payments.values()].sort((a, b) => b.createdAt.localeCompare(a.createdAt)),
    findByOrder: (orderId) => payments.get(orderId),
    find: (id) =>
      payments.get(id) ?? [...payments.values()].find(({ transactionId }) => transactionId === id),
    change: (orderId, apply) =>
      inTurn(orderId, async () => {
        const current = payments.get(orderId);
        if (current === undefined) throw new Error(`No payment has order id ${orderId}`);
        const next = apply(current);
        return next === current ? current : write(next);
      }),
    add: (payment) =>
      inTurn(payment.orderId, async () => {
        if (payments.has(payment.orderId)) return false;
        await write(payment);
        return true;
      }),
  };
}
