import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { adoption, tree } from '../../database/schema/index.ts';
import { eventually, openWorld, type World } from '../../testing/adoption-world.ts';
import type { SignedUp } from '../../testing/test-api.ts';
import { runCommand } from '../../testing/test-terminal.ts';

let world: World;
let folder: string;
beforeAll(async () => {
  world = await openWorld();
  folder = world.services.config.dataFolder;
});
afterAll(() => world.close());

const rimba = (...args: string[]) => runCommand(folder, args, { databaseUrl: world.databaseUrl });

const rowOf = async (id: number) => {
  const [row] = await world.db.select().from(tree).where(eq(tree.id, id));
  if (!row) throw new Error(`There is no tree ${id}`);
  return row;
};
const codesOf = async (ids: number[]) => {
  const rows = await world.db.select().from(tree).where(inArray(tree.id, ids)).orderBy(tree.id);
  return rows.map(({ code }) => code);
};
const get = async (path: string, headers = {}) =>
  (await world.app.inject({ url: `/api/v1${path}`, headers })).json().data;

const letterPath = /^\/notification\/\d+\/$/;

/** A tree planted after the others, for the place of one of them. */
async function plantLater(day = '2024-03-01'): Promise<number> {
  const [id = 0] = await world.plant(1, undefined, day);
  return id;
}

let days = 0;
/** What a patrol brings home, as a file of surveys of the next day. */
async function survey(rows: readonly [code: string, condition: 'healthy' | 'dead'][]) {
  await world.services.clock.advance(86_400);
  const at = world.services.clock.now().toISOString();
  const lines = rows.map(([code, condition]) => `${code},${at},Rahmadi,41.5,8.2,${condition}`);
  const file = `surveys-${++days}.csv`;
  const text = `tree,surveyed_at,surveyor,circumference,height,condition\n${lines.join('\n')}\n`;
  writeFileSync(join(folder, file), text);
  const outcome = await rimba('import', 'surveys', file);
  expect(outcome.code, outcome.errors).toBe(0);
  return file;
}

it('moves nothing on a dry run, though a tree has taken the place of a dead one', async () => {
  const buyer = await world.signUp();
  const [dead = 0, next = 0] = await world.plant(2);
  await world.adopt(buyer, [dead]);
  const [deadCode = '', nextCode = ''] = await codesOf([dead, next]);
  const file = await survey([[deadCode, 'dead']]);
  await world.db.update(tree).set({ replacesTreeId: dead }).where(eq(tree.id, next));
  const moved = () => world.db.$count(adoption, eq(adoption.treeId, next));
  expect((await rimba('import', 'surveys', file, '--dry-run')).code).toBe(0);
  expect(await moved()).toBe(0);
  await survey([[nextCode, 'healthy']]);
  expect(await moved()).toBe(1);
});

it('moves what can be moved when another move fails, and that one later', async () => {
  const buyer = await world.signUp();
  const [stuck = 0, dead = 0, stuckNext = 0, next = 0] = await world.plant(4);
  await world.adopt(buyer, [stuck, dead]);
  await survey((await codesOf([stuck, dead])).map((code) => [code, 'dead'] as const));
  await world.db.update(tree).set({ replacesTreeId: stuck }).where(eq(tree.id, stuckNext));
  await world.db.update(tree).set({ replacesTreeId: dead }).where(eq(tree.id, next));
  await world.db.execute(
    sql.raw(`alter table adoption add constraint stuck check (tree_id <> ${stuckNext})`),
  );
  const moved = () =>
    Promise.all([stuckNext, next].map((id) => world.db.$count(adoption, eq(adoption.treeId, id))));
  const { moveDue } = world.services.adoption.term.replacements;
  await moveDue(1);
  expect(await moved()).toEqual([0, 1]);
  await world.db.execute(sql.raw('alter table adoption drop constraint stuck'));
  await moveDue();
  expect(await moved()).toEqual([1, 1]);
});

it('notes why a replacement is late, tries without storing, and says what cannot be', async () => {
  const buyer = await world.signUp();
  const [dead = 0] = await world.plant(1);
  const next = await plantLater();
  const [deadCode = '', nextCode = ''] = await codesOf([dead, next]);
  await world.adopt(buyer, [dead]);
  const delay = (...args: string[]) => rimba('tree', 'delay', ...args);
  const word = 'Bibitnya hanyut waktu banjir.';
  expect(await delay('KB-XX-0000-000000', word)).toMatchObject({
    code: 1,
    errors: expect.stringContaining('not on record'),
  });
  expect(await delay(deadCode, word)).toMatchObject({ code: 1, errors: expect.stringContaining('is alive') });
  await survey([[deadCode, 'dead']]);
  expect(await delay(deadCode, ' ')).toMatchObject({ code: 2 });
  expect(await delay(deadCode, 'a'.repeat(281))).toMatchObject({ code: 1 });
  const tried = await delay(deadCode, word, '--dry-run');
  expect(tried).toMatchObject({ code: 0, output: expect.stringContaining(word) });
  expect((await rowOf(dead)).replantDelay).toBeNull();
  expect(await delay(deadCode.toLowerCase(), `  Bibitnya  hanyut\nwaktu banjir. `)).toMatchObject({
    code: 0,
  });
  expect((await rowOf(dead)).replantDelay).toBe(word);
  await rimba('tree', 'replace', deadCode, nextCode);
  expect(await delay(deadCode, word)).toMatchObject({ code: 1, errors: expect.stringContaining('already') });
});

it('moves the adoption to the tree planted in a dead one’s place', async () => {
  const buyer = await world.signUp();
  const [dead = 0, alive = 0] = await world.plant(2);
  const next = await plantLater();
  const [deadCode = '', aliveCode = '', nextCode = ''] = await codesOf([dead, alive, next]);
  const before = await world.adopt(buyer, [dead, alive]);
  const [{ certificateNumber }] = before.certificates;

  const early = await rimba('tree', 'replace', deadCode, nextCode);
  expect([early.code, early.errors]).toEqual([1, expect.stringContaining('is alive')]);
  await survey([[deadCode, 'dead']]);
  expect((await rowOf(dead)).status).toBe('adopted');
  const asOld = await rimba('tree', 'replace', deadCode, aliveCode);
  expect([asOld.code, asOld.errors]).toEqual([
    1,
    `${aliveCode} was planted on 2024-01-10, and ${deadCode} was still alive on 2024-01-10: choose a tree planted later.\n`,
  ]);
  expect(await rimba('tree', 'replace', deadCode, nextCode)).toMatchObject({ code: 0 });

  const certificate = await get(`/certificates/number/${certificateNumber}`);
  expect(certificate).toMatchObject({
    certificateNumber,
    state: 'moved',
    revision: 2,
    signatureValid: true,
    endsAt: before.trees[0].endsAt,
  });
  expect(certificate.trees).toMatchObject([
    { state: 'moved', tree: { id: dead }, replacedBy: { id: next }, endsAt: before.trees[0].endsAt },
    { state: 'valid', tree: { id: alive }, replacedBy: null },
  ]);
  expect(JSON.parse(certificate.signedPayload).trees).toContainEqual(
    expect.objectContaining({ code: nextCode, replaces: deadCode }),
  );
  const untouched = await world.adopt(buyer, await world.plant(1));
  const inState = async (filter: string) =>
    (await get(`/certificates/me?filter[state]${filter}`, buyer.headers)).map(
      (one: { certificateNumber: string }) => one.certificateNumber,
    );
  const other = untouched.certificates[0].certificateNumber;
  expect(await inState('=moved')).toEqual([certificateNumber]);
  expect(await inState('=valid')).toEqual([other]);
  expect(await inState('=ended')).toEqual([]);
  expect(await inState('[in]=moved,ended')).toEqual([certificateNumber]);
  expect(await inState('[in]=moved,valid')).toEqual([other, certificateNumber]);

  const [lost, taken] = [
    await get(`/tree/${dead}/detail?with=adoptions`, buyer.headers),
    await get(`/tree/${next}/detail?with=adoptions`, buyer.headers),
  ];
  const { contractNumber } = before.trees[0];
  expect(lost).toMatchObject({
    status: 'inactive',
    replacedBy: { id: next },
    adoptions: [{ contractNumber }],
  });
  expect(taken).toMatchObject({
    status: 'adopted',
    replaces: { id: dead },
    adoptions: [{ contractNumber, endsAt: before.trees[0].endsAt }],
  });
  expect(taken.adoptions[0].startedAt).toBe(lost.adoptions[0].endsAt);
  const after = await world.read(buyer, before.id);
  expect(after.trees[0]).toMatchObject({ contractNumber, endsAt: before.trees[0].endsAt });
  const news = await get('/notification?filter[category]=rimba_tree_replaced', buyer.headers);
  expect(news).toMatchObject([{ link: expect.stringMatching(letterPath), data: { treeCount: 1 } }]);
  expect(
    (await world.mailsTo(buyer.email)).filter(({ template }) => template === 'treeReplaced'),
  ).toMatchObject([{ data: { oldCode: deadCode, newCode: nextCode, newTreeId: next } }]);
  const ranking = await get('/adopter');
  expect(ranking.find(({ treeCount }: { treeCount: number }) => treeCount === 2)).toBeDefined();

  const again = await rimba('tree', 'replace', deadCode, nextCode);
  expect([again.code, again.output]).toEqual([0, expect.stringContaining('No adoption had to move')]);
  expect((await get(`/certificates/number/${certificateNumber}`)).revision).toBe(2);
});

it('moves a second time when the replacement dies too, and a renewed term with it', async () => {
  const buyer = await world.signUp();
  const trees = [...(await world.plant(1)), await plantLater(), await plantLater('2024-04-01')];
  const [first = 0, second = 0, third = 0] = trees;
  const [firstCode = '', secondCode = '', thirdCode = ''] = await codesOf(trees);
  const paid = await world.adopt(buyer, [first]);
  await world.services.clock.advance(340 * 86_400);
  const renewed = await world.renew(buyer, [first]);
  await survey([[firstCode, 'dead']]);
  expect(await rimba('tree', 'replace', firstCode, secondCode)).toMatchObject({ code: 0, errors: '' });
  await survey([[secondCode, 'dead']]);
  expect(await rimba('tree', 'replace', secondCode, thirdCode)).toMatchObject({ code: 0, errors: '' });
  const terms = await world.db.select().from(adoption).where(eq(adoption.treeId, third));
  expect(terms.map(({ endsAt }) => endsAt.toISOString()).sort()).toEqual(
    [paid.trees[0].endsAt, renewed.trees[0].endsAt].sort(),
  );
  const certificate = await get(`/certificates/number/${renewed.certificates[0].certificateNumber}`);
  expect(certificate.trees).toMatchObject([{ tree: { id: first }, replacedBy: { id: third } }]);
  expect((await rowOf(second)).status).toBe('inactive');
});

it('takes another tree of the community when one was found dead while it was held', async () => {
  const buyer = await world.signUp();
  const [alive = 0] = await world.plant(1, 'LPHD Bukit Contoh');
  const [dead = 0, spare = 0] = await world.plant(2, 'LPHD Rawa Contoh');
  const [deadCode = ''] = await codesOf([dead]);
  const placed = await world.place(
    buyer,
    await world.order([alive, dead], { paymentMethodId: world.methodId('bca_va') }),
  );
  const { id } = placed.json().data;
  const { code, surveyedAt } = await rowOf(dead);
  const at = new Date(surveyedAt.getTime() + 1_000).toISOString();
  writeFileSync(
    join(folder, 'held.csv'),
    `tree,surveyed_at,surveyor,circumference,height,condition\n${code},${at},Udin,40,8,dead\n`,
  );
  await rimba('import', 'surveys', 'held.csv');
  const other = await world.signUp();
  const refused = await world.place(other, await world.order([dead]));
  expect(refused.json().code).toBe('checkout.trees_unavailable');
  await world.act(`TRX-${id}-1`, 'settle');
  await eventually(async () => expect((await world.read(buyer, id)).status).toBe('paid'));
  expect((await world.read(buyer, id)).trees).toMatchObject([
    { treeId: alive, outcome: 'adopted' },
    { treeId: dead, outcome: 'replaced', replacedBy: { id: spare } },
  ]);
  expect(await rowOf(dead)).toMatchObject({ code: deadCode, status: 'inactive' });
  const mails = await world.mailsTo(buyer.email);
  expect(mails.find(({ template }) => template === 'paymentLate')?.data).toMatchObject({
    outcome: 'other',
    late: false,
    group: 'LPHD Rawa Contoh',
  });
});

it('tells each adopter once of a file of surveys, whatever number of their trees it holds', async () => {
  const [many, one, quiet] = [await world.signUp(), await world.signUp(), await world.signUp()];
  const [a, b, c, free] = [
    await world.plant(2),
    await world.plant(1),
    await world.plant(1),
    await world.plant(1),
  ];
  for (const [buyer, trees] of [
    [many, a],
    [one, b],
    [quiet, c],
  ] as const)
    await world.adopt(buyer, trees);
  await world.app.inject({
    method: 'PUT',
    url: '/api/v1/notification/preference',
    headers: quiet.headers,
    payload: { preferences: [{ category: 'rimba_tree_survey', inApp: true, email: false }] },
  });
  const codes = await codesOf([...a, ...b, ...c, ...free]);
  const file = await survey(codes.map((code) => [code, 'healthy'] as const));
  expect((await rimba('import', 'surveys', file)).code).toBe(0);
  await world.services.adoption.letter.letters.tellDue();
  const newsOf = (buyer: SignedUp) => get('/notification?filter[category]=rimba_tree_survey', buyer.headers);
  const mailsOf = async (buyer: SignedUp) =>
    (await world.mailsTo(buyer.email)).filter(({ template }) => template === 'fieldLetter');
  expect(await newsOf(many)).toMatchObject([
    { data: { treeCount: 2 }, link: expect.stringMatching(letterPath) },
  ]);
  expect(await newsOf(one)).toMatchObject([
    { data: { treeCount: 1 }, link: expect.stringMatching(letterPath) },
  ]);
  expect(await mailsOf(many)).toMatchObject([{ data: { visits: [{ surveyor: 'Rahmadi' }, {}] } }]);
  expect(await mailsOf(one)).toMatchObject([{ data: { visits: [{ condition: 'healthy' }] } }]);
  expect([await newsOf(quiet), await mailsOf(quiet)]).toMatchObject([[{ data: { treeCount: 1 } }], []]);
});

it('introduces what stands in a dead tree’s place after the end of the term, too, once', async () => {
  const [buyer, other] = [await world.signUp(), await world.signUp()];
  const [dead = 0, alive = 0] = await world.plant(2);
  const next = await plantLater();
  const [deadCode = '', , nextCode = ''] = await codesOf([dead, alive, next]);
  const { certificates } = await world.adopt(buyer, [dead]);
  await world.adopt(other, [alive]);
  await survey([[deadCode, 'dead']]);
  await world.services.clock.advance(400 * 86_400);
  await world.services.adoption.term.ends.endTerms();
  expect(await rimba('tree', 'replace', deadCode, nextCode)).toMatchObject({ code: 0, errors: '' });
  await world.services.adoption.term.replacements.moveDue();
  const introduced = async ({ email }: SignedUp) =>
    (await world.mailsTo(email)).filter(({ template }) => template === 'treeReplaced');
  expect(await introduced(other)).toEqual([]);
  expect(await introduced(buyer)).toMatchObject([
    { data: { oldCode: deadCode, newCode: nextCode, newTreeId: next, termEnded: true } },
  ]);
  const [told] = await get('/notification?filter[category]=rimba_tree_replaced', buyer.headers);
  expect(told).toMatchObject({
    link: expect.stringMatching(letterPath),
    body: expect.stringContaining('Masa adopsi Anda sudah selesai'),
  });
  const [letter] = await get('/letter/me', buyer.headers);
  expect(letter).toMatchObject({
    kind: 'replacement',
    next: null,
    lost: { tree: { id: dead }, state: 'replaced', lost: { successor: { tree: { id: next } } } },
  });
  const certificate = await get(`/certificates/number/${certificates[0].certificateNumber}`);
  expect(certificate).toMatchObject({ state: 'ended', revision: 1 });
  expect((await rowOf(next)).status).toBe('ready_to_adopt');

  // Adopted on its own, it is still not what the term went on at.
  await world.adopt(buyer, [next]);
  const [same] = await get('/letter/me', buyer.headers);
  expect(same).toMatchObject({ next: null, lost: { lost: { successor: { tree: { id: next } } } } });
});

it('tells the giver of an accepted gift of no end: its term goes on as its recipient’s', async () => {
  const [giver, recipient] = [await world.signUp(), await world.signUp()];
  const [dead = 0] = await world.plant(1);
  const next = await plantLater();
  const [deadCode = '', nextCode = ''] = await codesOf([dead, next]);
  const { gift } = await world.adopt(giver, [dead], { gift: { message: 'Untuk Ibu' } });
  await survey([[deadCode, 'dead']]);
  const accepted = await world.app.inject({
    method: 'POST',
    url: `/api/v1/gift/${gift.code}/claim`,
    headers: recipient.headers,
    payload: {},
  });
  expect(accepted.statusCode, accepted.body).toBe(200);
  expect(await rimba('tree', 'replace', deadCode, nextCode)).toMatchObject({ code: 0, errors: '' });
  await world.services.adoption.term.replacements.moveDue();
  const introduced = async ({ email }: SignedUp) =>
    (await world.mailsTo(email)).filter(({ template }) => template === 'treeReplaced');
  expect(await introduced(recipient)).toMatchObject([{ data: { newTreeId: next } }]);
  expect(await introduced(giver)).toEqual([]);
});
