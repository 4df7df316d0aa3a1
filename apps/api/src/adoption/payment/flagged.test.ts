import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FlagReason, transaction, tree } from '../../database/schema/index.ts';
import { eventually, openWorld, type World } from '../../testing/adoption-world.ts';
import type { SignedUp } from '../../testing/test-api.ts';
import { runCommand } from '../../testing/test-terminal.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const rimba = (...args: string[]) =>
  runCommand(world.services.config.dataFolder, args, { databaseUrl: world.databaseUrl });

const codeOf = async (id: number) => {
  const [row] = await world.db.select().from(tree).where(eq(tree.id, id));
  return row?.code ?? '';
};
const certificateOf = async (number: string) =>
  (await world.app.inject(`/api/v1/certificates/number/${number}`)).json().data;

/** Pays for trees of which some are found dead in the meantime, in a community that has no others. */
async function paidWithout(
  dead: readonly number[],
  treeIds: number[],
  changes: Parameters<World['order']>[1] = {},
): Promise<{ buyer: SignedUp; id: number }> {
  const buyer = await world.signUp();
  const placed = await world.place(buyer, await world.order(treeIds, changes));
  const { id } = placed.json().data;
  for (const one of dead) await world.db.update(tree).set({ condition: 'dead' }).where(eq(tree.id, one));
  await world.act(`TRX-${id}-1`, 'settle');
  await eventually(async () => expect((await world.read(buyer, id)).status).toBe('paid'));
  return { buyer, id };
}

/** What the app shows a buyer, in the order it happened; mails come the other way round. */
async function toldTo({ headers }: SignedUp) {
  const answer = await world.app.inject({
    url: '/api/v1/notification?order=asc&limit=100&lang=en',
    headers,
  });
  const shown: { category: string; title: string; body: string }[] = answer.json().data;
  return shown.map(({ category, title, body }) => ({ category, title, body }));
}

const mailsOf = async ({ email }: SignedUp, template: string) =>
  (await world.mailsTo(email)).filter((mail) => mail.template === template).map(({ data }) => data);

it('gives a tree in place of one that could not be had, on the same certificate', async () => {
  const [alive = 0, dead = 0] = await world.plant(2, 'LPHD Tanpa Cadangan');
  const { buyer, id } = await paidWithout([dead], [alive, dead]);
  const before = await world.read(buyer, id);
  expect(before).toMatchObject({
    flagged: true,
    trees: [{ outcome: 'adopted' }, { outcome: 'unavailable' }],
  });
  expect((await rimba('flagged', 'list')).output).toContain('1 of 2 trees could not be given');
  const { certificateNumber } = before.certificates[0];
  expect((await certificateOf(certificateNumber)).trees).toHaveLength(1);

  const [other = 0, sold = 0] = await world.plant(2, 'LPHD Tetangga');
  await world.db.update(tree).set({ status: 'active' }).where(eq(tree.id, sold));
  const settle = (...flags: string[]) => rimba('flagged', 'settle', before.number, '--by', 'Dewi', ...flags);
  expect((await settle('--give', 'KB-ZZ-2024-000001')).errors).toContain('not on record');
  expect((await settle('--give', await codeOf(sold))).errors).toContain('cannot be adopted');
  const both = `${await codeOf(other)},${await codeOf(sold)}`;
  expect((await settle('--give', both)).errors).toContain('Only 1 trees');
  expect(await world.read(buyer, id)).toMatchObject({ flagged: true });

  expect(await settle('--give', await codeOf(other))).toMatchObject({ code: 0 });
  const after = await world.read(buyer, id);
  expect(after).toMatchObject({
    flagged: false,
    trees: [{ outcome: 'adopted' }, { outcome: 'replaced', replacedBy: { id: other } }],
  });
  const certificate = await certificateOf(certificateNumber);
  expect(certificate).toMatchObject({ revision: 2, signatureValid: true });
  expect(certificate.trees.map((line: { tree: { id: number } }) => line.tree.id)).toEqual([alive, other]);
  expect((await rimba('flagged', 'history')).output).toContain('given · Dewi');
  // Paid in time, and the tree given is of another community: neither is said to be otherwise.
  expect(await toldTo(buyer)).toEqual([
    ...['rimba_payment_instructions', 'rimba_payment_success', 'rimba_certificate_created'].map(
      (category) => ({ category, title: expect.anything(), body: expect.anything() }),
    ),
    {
      category: 'rimba_payment_review',
      title: 'We are looking into your payment',
      body: expect.stringMatching(
        /^Your payment of IDR\s[\d,]+ for 2 trees has reached us, but not all of them can/,
      ),
    },
    {
      category: 'rimba_payment_reassigned',
      title: 'Tree replaced',
      body: 'A tree you chose can no longer be adopted. In its place you now have another.',
    },
  ]);
  expect(await mailsOf(buyer, 'paymentLate')).toMatchObject([
    { outcome: 'other', late: false, group: 'LPHD Tetangga' },
    { outcome: 'person', late: false },
  ]);
});

it('leaves open what giving trees does not settle', async () => {
  const [dead = 0, alsoDead = 0] = await world.plant(2, 'LPHD Dua Kali');
  const { buyer, id } = await paidWithout([dead, alsoDead], [dead, alsoDead]);
  const { number } = await world.read(buyer, id);
  const flagged: FlagReason[] = ['2 of 2 trees could not be given', `paid twice: TRX-${id}-2`];
  await world.db.update(transaction).set({ flagged }).where(eq(transaction.id, id));
  const kept = await world.db.execute(sql`select flagged from transaction where id = ${id}`);
  expect(kept.rows, 'as every version reads it').toEqual([{ flagged: flagged.join('; ') }]);
  const [one = 0, other = 0] = await world.plant(2, 'LPHD Tetangga');
  const give = async (treeId: number) => {
    const decision = { kind: 'given', codes: [await codeOf(treeId)], by: 'Dewi' } as const;
    const { reasons } = { reasons: [], ...(await flags.settle(number, decision)) };
    const [row] = await world.db.select().from(transaction).where(eq(transaction.id, id));
    return { reasons, flagged: row?.flagged };
  };
  const { flagged: flags } = world.services.adoption.payment;
  expect(await give(one)).toEqual({
    reasons: ['2 of 2 trees could not be given'],
    flagged: [`paid twice: TRX-${id}-2`, '1 trees could not be given'],
  });
  expect(await give(other)).toEqual({
    reasons: ['1 trees could not be given'],
    flagged: [`paid twice: TRX-${id}-2`],
  });
  const noted = { kind: 'noted', note: 'sent back', by: 'Dewi' } as const;
  expect(await flags.settle(number, noted)).toEqual({
    kind: 'settled',
    reasons: [`paid twice: TRX-${id}-2`],
  });
  expect(await world.read(buyer, id)).toMatchObject({ flagged: false });
});

it('makes the certificate where nothing could be given before', async () => {
  const [dead = 0] = await world.plant(1, 'LPHD Kosong');
  const { buyer, id } = await paidWithout([dead], [dead]);
  const before = await world.read(buyer, id);
  expect(before.certificates).toEqual([]);
  const [other = 0] = await world.plant(1, 'LPHD Tetangga');
  const code = await codeOf(other);
  expect(await rimba('flagged', 'settle', before.number, '--give', code, '--by', 'Dewi')).toMatchObject({
    code: 0,
  });
  const { certificates } = await world.read(buyer, id);
  expect(certificates).toHaveLength(1);
  const [{ certificateNumber }] = certificates;
  expect((await toldTo(buyer)).map(({ category }) => category)).toEqual([
    'rimba_payment_instructions',
    'rimba_payment_review',
    'rimba_payment_reassigned',
    'rimba_certificate_created',
  ]);
  expect(await mailsOf(buyer, 'certificateCreated')).toMatchObject([{ certificateNumber, count: 1 }]);
});

describe('of an order that is a gift', () => {
  const gift = { message: 'Selamat ulang tahun', language: 'en' as const };

  /** Gives a tree by hand for one that could not be had. */
  async function giveByHand(number: string) {
    const [other = 0] = await world.plant(1, 'LPHD Tetangga');
    const settled = await rimba('flagged', 'settle', number, '--give', await codeOf(other), '--by', 'Dewi');
    expect(settled).toMatchObject({ code: 0 });
    return other;
  }
  const claim = async (code: string, { headers }: SignedUp) =>
    (
      await world.app.inject({ method: 'POST', url: `/api/v1/gift/${code}/claim`, headers, payload: {} })
    ).json().data.gift;
  async function ownedBy({ headers }: SignedUp) {
    const { data } = (await world.app.inject({ url: '/api/v1/forest/me', headers })).json();
    const trees: { bond: string; tree: { id: number } }[] = data.trees;
    return trees.map(({ bond, tree: { id } }) => [bond, id]);
  }

  it('what is given by hand goes to its recipient with the rest', async () => {
    const [alive = 0, dead = 0] = await world.plant(2, 'LPHD Hadiah');
    const { buyer, id } = await paidWithout([dead], [alive, dead], { gift });
    const { number, gift: made } = await world.read(buyer, id);
    const other = await giveByHand(number);
    const recipient = await world.signUp({ name: 'Ratna Puspita' });
    expect(await claim(made.code, recipient)).toMatchObject({ trees: [{ id: alive }, { id: other }] });
    const both = [alive, other];
    expect(await ownedBy(recipient)).toEqual(
      expect.arrayContaining(both.map((treeId) => ['received', treeId])),
    );
    expect(await ownedBy(buyer)).toEqual(expect.arrayContaining(both.map((treeId) => ['given', treeId])));
  });

  it('its link shows what was given by hand where nothing could be given before', async () => {
    const [dead = 0] = await world.plant(1, 'LPHD Kosong Hadiah');
    const { buyer, id } = await paidWithout([dead], [dead], { gift });
    const { number, gift: made } = await world.read(buyer, id);
    const other = await giveByHand(number);
    const seen = await world.app.inject(`/api/v1/gift/${made.code}`);
    expect(seen.json().data).toMatchObject({ state: 'open', trees: [{ id: other }] });
  });

  it('what is given by hand once it was accepted is its recipient’s', async () => {
    const [alive = 0, dead = 0] = await world.plant(2, 'LPHD Hadiah');
    const { buyer, id } = await paidWithout([dead], [alive, dead], { gift });
    const { number, gift: made } = await world.read(buyer, id);
    const recipient = await world.signUp({ name: 'Ratna Puspita' });
    await claim(made.code, recipient);
    const other = await giveByHand(number);
    expect(await ownedBy(recipient)).toEqual(
      expect.arrayContaining([alive, other].map((treeId) => ['received', treeId])),
    );
    expect(await ownedBy(buyer)).toEqual(
      expect.arrayContaining([alive, other].map((treeId) => ['given', treeId])),
    );
  });
});

it('names trees that died in their term until one stands in their place', async () => {
  const buyer = await world.signUp();
  const [owned = 0] = await world.plant(1, 'LPHD Duka');
  const placed = await world.place(buyer, await world.order([owned]));
  await world.act(`TRX-${placed.json().data.id}-1`, 'settle');
  await eventually(async () => expect((await world.read(buyer, placed.json().data.id)).status).toBe('paid'));
  await world.db.update(tree).set({ condition: 'dead' }).where(eq(tree.id, owned));
  const code = await codeOf(owned);
  expect((await rimba('flagged', 'list')).output).toContain(code);
  const [next = 0] = await world.plant(1, 'LPHD Duka', '2024-03-01');
  await rimba('tree', 'replace', code, await codeOf(next));
  expect((await rimba('flagged', 'list')).output).not.toContain(code);
});
