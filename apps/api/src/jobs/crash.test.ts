import { eq, inArray } from 'drizzle-orm';
import pg from 'pg';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  adoption,
  certificate,
  mail,
  notification,
  paymentAttempt,
  setting,
  transaction,
  tree,
} from '../database/schema/index.ts';
import { openWorld, type World } from '../testing/adoption-world.ts';
import { type ServiceProcess, startServiceProcess } from '../testing/service-process.ts';
import { type EndedPayment, openSilentGateway } from '../testing/silent-gateway.ts';
import type { SignedUp } from '../testing/test-api.ts';
import { openTestInbox, type TestInbox } from '../testing/test-inbox.ts';

let inbox: TestInbox;
let world: World;
let running: ServiceProcess | undefined;
beforeEach(async () => {
  inbox = await openTestInbox();
  world = await openWorld();
});
afterEach(async () => {
  await running?.end();
  running = undefined;
  await world.close();
  await inbox.close();
});

const patience = { timeout: 120_000, interval: 250 };

/** Another process on the world's database, which takes up what another leaves after 10 s of silence. */
function start(): Promise<ServiceProcess> {
  const { dataFolder, midtrans } = world.services.config;
  return startServiceProcess({
    DATABASE_URL: world.databaseUrl,
    RIMBA_DATA_DIR: dataFolder,
    PUBLIC_URL: 'http://rimba.test',
    MIDTRANS_URL: midtrans.url,
    MIDTRANS_SERVER_KEY: midtrans.serverKey,
    MIDTRANS_CLIENT_KEY: midtrans.clientKey,
    SMTP_URL: inbox.url,
    MAIL_FROM: 'Rimba <halo@rimba.test>',
    LOG_LEVEL: 'silent',
    JOB_SILENCE: '10',
  });
}

/** Keeps a transaction from whoever wants to move it, until it is released. */
async function keep(transactionId: number) {
  const client = new pg.Client({ connectionString: world.databaseUrl });
  await client.connect();
  await client.query('begin');
  await client.query('select from transaction where id = $1 for update', [transactionId]);
  return {
    isWaitedFor: () =>
      vi.waitFor(async () => {
        const { rows } = await world.services.database.pool.query(
          `select count(*)::int as waiting from pg_stat_activity
           where wait_event_type = 'Lock' and datname = current_database()`,
        );
        expect(rows[0].waiting).toBeGreaterThan(0);
      }, patience),
    release: () => client.end(),
  };
}

const messageIdOf = (message: string) => /^Message-ID: (\S+)/m.exec(message)?.[1] ?? '';

it('loses nothing when its process is killed in the middle of a mail and of a sweep, and tells nothing twice', async () => {
  const [first, second] = [await world.signUp(), await world.signUp()];
  const [early = 0, late = 0] = await world.plant(2);
  const orders: number[] = [];
  for (const [buyer, treeId] of [
    [first, early],
    [second, late],
  ] as const) {
    const placed = await world.place(buyer, await world.order([treeId]));
    orders.push(placed.json().data.id);
  }
  const [earlyId = 0, lateId = 0] = orders;
  // Two hours on both have run out.
  await world.db.insert(setting).values({ key: 'clock_offset_seconds', value: 2 * 3_600 });

  const kept = await keep(lateId);
  // Its mail server takes messages and never says so.
  inbox.taken = () => new Promise(() => {});
  const victim = await start();
  await vi.waitFor(() => expect(inbox.received).not.toEqual([]), patience);
  const statusOf = async (id: number) =>
    (await world.db.select().from(transaction).where(eq(transaction.id, id)))[0]?.status;
  const statusOfTree = async (id: number) =>
    (await world.db.select().from(tree).where(eq(tree.id, id)))[0]?.status;
  await vi.waitFor(async () => expect(await statusOf(earlyId)).toBe('cancelled'), patience);
  await kept.isWaitedFor();
  await victim.kill();
  inbox.taken = async () => {};
  await kept.release();
  expect([await statusOf(lateId), await statusOfTree(late)]).toEqual(['pending_payment', 'pending']);
  const lost = inbox.received.map(messageIdOf);
  const unanswered = await world.db.select().from(mail).where(inArray(mail.messageId, lost));
  expect(unanswered.map(({ sentAt }) => sentAt)).toEqual(lost.map(() => null));

  running = await start();
  await vi.waitFor(async () => {
    expect(await statusOf(lateId)).toBe('cancelled');
    const ids = [early, late];
    const rows = await world.db.select().from(tree).where(inArray(tree.id, ids));
    expect(rows.map(({ status }) => status)).toEqual(ids.map(() => 'ready_to_adopt'));
    const mails = await world.db.select().from(mail);
    expect(mails.filter(({ sentAt }) => !sentAt)).toEqual([]);
  }, patience);
  // Each mail came once, but those whose answer was lost: twice, and by its Message-ID a repeat can be told.
  const mails = await world.db.select().from(mail);
  const came = Map.groupBy(inbox.received, messageIdOf);
  expect([...came.keys()].sort()).toEqual(mails.map(({ messageId }) => messageId).sort());
  for (const [messageId, messages] of came) expect(messages).toHaveLength(lost.includes(messageId) ? 2 : 1);
  for (const [buyer, id] of [
    [first, earlyId],
    [second, lateId],
  ] as const) {
    const told = (await world.mailsTo(buyer.email)).filter(({ template }) => template === 'paymentExpired');
    expect(told).toMatchObject([{ data: { number: expect.stringContaining(String(id)) } }]);
    const notified = await world.db
      .select()
      .from(notification)
      .where(eq(notification.adopterId, buyer.adopter.id));
    expect(notified.filter(({ category }) => category === 'rimba_payment_expired')).toHaveLength(1);
  }
});

it('ends each payment once when its process is killed in the middle of asking for them', async () => {
  const longAgo = new Date('2020-01-01T00:00:00Z');
  const ends = ['settlement', 'settlement', 'expire'] as const;
  const payments: (EndedPayment & { buyer: SignedUp; treeId: number; id: number; place: number })[] = [];
  for (const [place, end] of ends.entries()) {
    const buyer = await world.signUp();
    const [treeId = 0] = await world.plant(1);
    const placed = await world.place(buyer, await world.order([treeId]));
    const { id, total } = placed.json().data as { id: number; total: number };
    payments.push({ buyer, treeId, id, total, end, orderId: `TRX-${id}-1`, place });
  }
  const gateway = await openSilentGateway(world, payments);
  for (const { id, place } of payments) {
    const checkedAt = new Date(longAgo.getTime() + place);
    const changes = { createdAt: longAgo, checkedAt };
    await world.db.update(paymentAttempt).set(changes).where(eq(paymentAttempt.transactionId, id));
  }
  const books = () =>
    Promise.all(
      payments.map(async ({ id, treeId, orderId }) => {
        const [row] = await world.db.select().from(transaction).where(eq(transaction.id, id));
        const [attempt] = await world.db
          .select()
          .from(paymentAttempt)
          .where(eq(paymentAttempt.orderId, orderId));
        const [held] = await world.db.select().from(tree).where(eq(tree.id, treeId));
        return {
          transaction: row?.status,
          flagged: row?.flagged,
          attempt: attempt?.status,
          tree: held?.status,
          terms: await world.db.$count(adoption, eq(adoption.transactionId, id)),
          certificates: await world.db.$count(certificate, eq(certificate.transactionId, id)),
        };
      }),
    );
  const counted = { flagged: null, terms: 1, certificates: 1 };
  const paid = { ...counted, transaction: 'paid', attempt: 'settled', tree: 'adopted' };
  const none = { flagged: null, terms: 0, certificates: 0 };
  const waits = { ...none, transaction: 'pending_payment', attempt: 'pending', tree: 'pending' };

  // The first is stored, the answer about the second is there and not stored, the third was not asked about.
  const [first, second, third] = payments;
  if (!first || !second || !third) throw new Error('Three were placed');
  const kept = await keep(second.id);
  inbox.refusing = true;
  const victim = await start();
  await kept.isWaitedFor();
  await victim.kill();
  inbox.refusing = false;
  await kept.release();
  expect(gateway.asked).toEqual([first.orderId, second.orderId]);
  expect(await books()).toEqual([paid, waits, waits]);

  await world.db.update(transaction).set({ expiresAt: longAgo }).where(eq(transaction.id, third.id));
  running = await start();
  const expired = { ...none, transaction: 'cancelled', attempt: 'expired', tree: 'ready_to_adopt' };
  await vi.waitFor(async () => {
    expect(await books()).toEqual([paid, paid, expired]);
    expect((await world.db.select().from(mail)).filter(({ sentAt }) => !sentAt)).toEqual([]);
  }, patience);
  await gateway.close();
  for (const { buyer, end } of payments) {
    const told = await world.templatesTo(buyer.email);
    const mailed = end === 'expire' ? ['paymentExpired'] : ['certificateCreated', 'paymentSuccess'];
    expect(told.sort()).toEqual([...mailed, 'paymentInstructions', 'verification'].sort());
    const shown = await world.db
      .select()
      .from(notification)
      .where(eq(notification.adopterId, buyer.adopter.id));
    const noted =
      end === 'expire' ? ['rimba_payment_expired'] : ['rimba_certificate_created', 'rimba_payment_success'];
    expect(shown.map(({ category }) => category).sort()).toEqual(
      [...noted, 'rimba_payment_instructions'].sort(),
    );
  }
  const mails = await world.db.select().from(mail);
  const sent = mails.map(({ messageId }) => messageId);
  expect(inbox.received.map(messageIdOf).sort()).toEqual(sent.sort());
});
