import { readFileSync } from 'node:fs';
import { date } from '@rimba/i18n/format';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { wibDate } from '../../clock/wib.ts';
import { community, adoption as terms, tree } from '../../database/schema/index.ts';
import { recordDelay, recordSurveys, type SurveyRecord } from '../../forest/survey/index.ts';
import { openWorld, type World } from '../../testing/adoption-world.ts';
import type { SignedUp } from '../../testing/test-api.ts';
import type { Letter } from './letter.schemas.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const day = 86_400;
const lateReplacementTold = new URL(
  '../../database/migrations/0012_late-replacement-told.sql',
  import.meta.url,
);
const holder = 'Siti Rahmawati';

const call = async (person: SignedUp, url: string, method: 'GET' | 'PUT' = 'GET') =>
  (await world.app.inject({ method, url: `/api/v1${url}`, headers: person.headers })).json();
const lettersOf = async (person: SignedUp): Promise<Letter[]> => (await call(person, '/letter/me')).data;
const templatesTo = async (person: SignedUp) =>
  (await world.templatesTo(person.email)).filter((name) => lettersAre.has(name));
const lettersAre = new Set(['fieldLetter', 'treeDied', 'treeReplaced', 'surveyLate']);
const noticeOf = async (person: SignedUp, wanted: string) =>
  (
    await world.app.inject({
      url: `/api/v1/notification?filter[category]=${wanted}`,
      headers: { ...person.headers, 'accept-language': 'en' },
    })
  ).json().data[0];
const categoriesOf = async (person: SignedUp): Promise<string[]> =>
  (await call(person, '/notification')).data
    .filter(({ readAt }: { readAt: string | null }) => readAt === null)
    .map(({ category }: { category: string }) => category);

/** What a patrol brings home today, and its telling. */
async function visit(rows: readonly (Pick<SurveyRecord, 'treeId' | 'height'> & Partial<SurveyRecord>)[]) {
  const now = world.services.clock.now();
  const surveys = rows.map((row) => ({
    circumference: row.height * 5,
    condition: 'healthy' as const,
    surveyedAt: now,
    surveyor: 'Siti Aminah',
    phenology: 'none' as const,
    notes: 'Pucuknya merah lagi.',
    ...row,
  }));
  await recordSurveys(world.db, surveys, now);
  await world.services.adoption.letter.letters.tellAll();
}

it('writes one letter for all trees of a visit, and adds what follows within seven days', async () => {
  const { clock, adoption } = world.services;
  const buyer = await world.signUp();
  const other = await world.signUp();
  const [one = 0, two = 0] = await world.plant(2);
  await visit([
    { treeId: one, height: 2 },
    { treeId: two, height: 3 },
  ]);
  await world.adopt(buyer, [one, two], { holder });
  expect(await lettersOf(buyer)).toEqual([]);

  await clock.advance(100 * day);
  await visit([
    { treeId: one, height: 2.21 },
    { treeId: two, height: 3.1, condition: 'weak', notes: null },
  ]);
  const [letter] = await lettersOf(buyer);
  expect(letter).toMatchObject({ kind: 'visit', number: 1, openedAt: null, lost: null });
  // The tree that is not well stands first.
  expect(letter?.visits).toMatchObject([
    { tree: { id: two }, survey: { condition: 'weak', notes: null }, grown: { height: 0.1 } },
    {
      tree: { id: one },
      grownLately: { height: 0.21 },
      photo: null,
      heights: [{ height: 2 }, { height: 2.21 }],
    },
  ]);
  expect(await templatesTo(buyer)).toEqual(['fieldLetter']);
  expect(await categoriesOf(buyer)).toContain('rimba_tree_survey');
  expect((await call(other, `/letter/me/${letter?.id}`)).code).toBe('request.letter_not_found');

  await clock.advance(4 * day);
  await visit([{ treeId: one, height: 2.25 }]);
  const [extended, ...more] = await lettersOf(buyer);
  expect(more).toEqual([]);
  expect(extended?.visits).toHaveLength(3);
  expect(await templatesTo(buyer)).toEqual(['fieldLetter']);
  await clock.advance(4 * day);
  await adoption.letter.letters.tellDue();
  expect(await templatesTo(buyer)).toEqual(['fieldLetter', 'fieldLetter']);
  await adoption.letter.letters.tellDue();
  expect(await templatesTo(buyer)).toHaveLength(2);

  expect((await call(buyer, `/letter/me/${letter?.id}/opened`, 'PUT')).data.openedAt).not.toBeNull();
  expect(await categoriesOf(buyer)).not.toContain('rimba_tree_survey');
});

it('says where the next visit may come after the end of the term', async () => {
  const buyer = await world.signUp();
  const [one = 0] = await world.plant(1);
  await world.adopt(buyer, [one], { holder });
  await world.services.clock.advance(100 * day);
  await visit([{ treeId: one, height: 2 }]);
  expect((await lettersOf(buyer))[0]?.visits[0]).not.toHaveProperty('endsBefore');
  expect((await call(buyer, '/forest/me')).data.trees[0]).not.toHaveProperty('endsBefore');
  await world.services.clock.advance(200 * day);
  await visit([{ treeId: one, height: 2.3 }]);
  const { endsAt, endsBefore } = (await call(buyer, '/forest/me')).data.trees[0];
  expect((await lettersOf(buyer))[0]?.visits[0]).toMatchObject({ endsBefore: endsAt });
  expect(endsBefore).toBe(endsAt);
});

it('tells of a death on its day, with a letter of its own, and introduces what takes its place', async () => {
  const { clock, adoption } = world.services;
  const buyer = await world.signUp();
  const [dead = 0, alive = 0, next = 0] = await world.plant(3);
  await visit([{ treeId: dead, height: 3.1 }]);
  await world.adopt(buyer, [dead, alive], { holder });
  await call(buyer, '/notification/read-all', 'PUT');
  await clock.advance(90 * day);
  await visit([
    { treeId: dead, height: 3, condition: 'dead', cause: 'wind', replantBy: '2027-11-30', notes: 'Rebah.' },
    { treeId: alive, height: 8.3 },
  ]);
  const letters = await lettersOf(buyer);
  const death = letters.find(({ kind }) => kind === 'death');
  expect(death).toMatchObject({
    visits: [],
    lost: {
      state: 'lost',
      lost: { cause: 'wind', notes: 'Rebah.', promised: true, lastMeasured: { height: 3.1 } },
    },
    next: null,
  });
  expect(letters.find(({ kind }) => kind === 'visit')?.visits).toMatchObject([{ tree: { id: alive } }]);
  expect((await templatesTo(buyer)).sort()).toEqual(['fieldLetter', 'treeDied']);
  expect(await categoriesOf(buyer)).toContain('rimba_tree_died');
  const news = async () =>
    (await call(buyer, '/forest/me')).data.trees.map((one: { lost: unknown }) => one.lost);
  expect(await news()).toContainEqual(expect.objectContaining({ isNews: true, letterId: death?.id }));
  await call(buyer, `/letter/me/${death?.id}/opened`, 'PUT');
  await clock.advance(8 * day);
  expect(await news()).toContainEqual(expect.objectContaining({ isNews: false }));

  await world.db.update(tree).set({ replacesTreeId: dead }).where(eq(tree.id, next));
  await adoption.term.replacements.moveDue();
  const [introduced] = await lettersOf(buyer);
  expect(introduced).toMatchObject({
    kind: 'replacement',
    lost: { tree: { id: dead } },
    next: { tree: { id: next }, replaces: { id: dead } },
  });
  expect(await templatesTo(buyer)).toContain('treeReplaced');
  expect(await categoriesOf(buyer)).toContain('rimba_tree_replaced');
});

it('tells once what a tree died of, where that is known later', async () => {
  const { clock } = world.services;
  const buyer = await world.signUp();
  const [fallen = 0, known = 0, corrected = 0] = await world.plant(3);
  await world.adopt(buyer, [fallen, known, corrected], { holder });
  await clock.advance(60 * day);
  const surveyedAt = clock.now();
  const dead = { height: 3, condition: 'dead', surveyedAt } as const;
  await visit([
    { treeId: fallen, ...dead },
    { treeId: known, ...dead, cause: 'fire' },
    { treeId: corrected, height: 3, surveyedAt, condition: 'weak' },
  ]);
  const deaths = async () =>
    (await world.mailsTo(buyer.email)).flatMap((mail) => (mail.template === 'treeDied' ? [mail.data] : []));
  expect(await deaths()).toHaveLength(2);
  await call(buyer, '/notification/read-all', 'PUT');

  await visit([{ treeId: known, height: 3, condition: 'dead', cause: 'fire' }]);
  expect(await deaths()).toHaveLength(2);
  for (const cause of ['wind', null, 'wind'] as const) await visit([{ treeId: fallen, ...dead, cause }]);
  expect(await deaths()).toHaveLength(3);
  expect(await deaths()).toContainEqual(
    expect.objectContaining({ treeId: fallen, wasTold: true, cause: 'wind', promised: true }),
  );
  expect(await categoriesOf(buyer)).toEqual(['rimba_tree_died']);
  const letter = (await lettersOf(buyer)).find(({ lost }) => lost?.tree.id === fallen);
  expect(letter?.lost?.lost).toMatchObject({ cause: 'wind' });

  // What was taken for a weak tree was a dead one.
  await visit([{ treeId: corrected, ...dead, notes: 'Ternyata mati.' }]);
  expect(await deaths()).toHaveLength(4);
});

it('tells of a death that was found before the term began and recorded in it, with the promise to replant', async () => {
  const { clock, adoption } = world.services;
  const [buyer, giver] = [await world.signUp(), await world.signUp()];
  const [dead = 0, given = 0, wrong = 0] = await world.plant(3);
  await visit([dead, given, wrong].map((treeId) => ({ treeId, height: 1.5 })));
  await clock.advance(30 * day);
  const surveyedAt = clock.now();
  await clock.advance(3 * day);
  await world.adopt(buyer, [dead, wrong], { holder });
  await world.adopt(giver, [given], { holder: 'Budi' });
  await visit([{ treeId: wrong, height: 1.6 }]);
  const { promised } = await adoption.ownForest.replanting();
  await visit([dead, given, wrong].map((treeId) => ({ treeId, height: 0, condition: 'dead', surveyedAt })));
  for (const [person, treeId] of [
    [buyer, dead],
    [giver, given],
  ] as const) {
    const deaths = (await lettersOf(person)).filter(({ kind }) => kind === 'death');
    expect(deaths).toMatchObject([
      {
        lost: { tree: { id: treeId }, lost: { promised: true, isNews: true, lastMeasured: { height: 1.5 } } },
      },
    ]);
    expect((await templatesTo(person)).filter((template) => template === 'treeDied')).toHaveLength(1);
    expect(await categoriesOf(person)).toContain('rimba_tree_died');
  }
  expect((await adoption.ownForest.replanting()).promised).toBe(promised + 2);

  await visit([{ treeId: dead, height: 0, condition: 'dead', cause: 'wind', surveyedAt }]);
  expect((await templatesTo(buyer)).filter((template) => template === 'treeDied')).toHaveLength(2);
});

it('tells of a death once: whoever goes on with the tree, or has it by the time it is recorded', async () => {
  const { clock } = world.services;
  const [before, after, stays] = [await world.signUp(), await world.signUp(), await world.signUp()];
  const [handed = 0, kept = 0] = await world.plant(2);
  await world.adopt(before, [handed], { holder });
  await world.adopt(stays, [kept], { holder });
  await clock.advance(364 * day);
  await world.renew(stays, [kept]);
  const surveyedAt = clock.now();
  await clock.advance(3 * day);
  await world.adopt(after, [handed], { holder });
  await visit(
    [handed, kept].map((treeId) => ({ treeId, height: 0, condition: 'dead', cause: 'wind', surveyedAt })),
  );
  const told = async (person: SignedUp) =>
    (await templatesTo(person)).filter((template) => template === 'treeDied');
  expect(await told(stays)).toHaveLength(1);
  expect(await told(after)).toHaveLength(1);
  expect(await told(before)).toEqual([]);
  expect((await lettersOf(before)).map(({ kind }) => kind)).not.toContain('death');
});

it('tells what a tree died of after its replacement stands, once, and nobody who never had it', async () => {
  const { clock, adoption } = world.services;
  const [buyer, other] = [await world.signUp(), await world.signUp()];
  const [lost = 0, next = 0] = await world.plant(2);
  await world.adopt(buyer, [lost], { holder });
  await world.adopt(other, await world.plant(1), { holder });
  await clock.advance(60 * day);
  await visit([{ treeId: lost, height: 3, condition: 'dead' }]);
  await world.db.update(tree).set({ replacesTreeId: lost }).where(eq(tree.id, next));
  await adoption.term.replacements.moveDue();
  await call(buyer, '/notification/read-all', 'PUT');
  await clock.advance(20 * day);
  for (const cause of [null, 'lightning', 'lightning'] as const) {
    await visit([{ treeId: lost, height: 3, condition: 'dead', cause }]);
    await clock.advance(day);
  }
  const deaths = async (person: SignedUp) =>
    (await world.mailsTo(person.email)).flatMap((mail) => (mail.template === 'treeDied' ? [mail.data] : []));
  const [explained, told, ...more] = await deaths(buyer);
  expect([told?.cause, explained]).toEqual([
    null,
    expect.objectContaining({ treeId: lost, wasTold: true, isReplaced: true, cause: 'lightning' }),
  ]);
  expect(more).toEqual([]);
  expect((await categoriesOf(buyer)).filter((name) => name === 'rimba_tree_died')).toHaveLength(1);
  expect((await lettersOf(buyer)).filter(({ kind }) => kind === 'death')).toHaveLength(1);
  expect(await deaths(other)).toEqual([]);
});

it('names the first few of several late trees, and leads home where each of them stands', async () => {
  const { clock, adoption } = world.services;
  const buyer = await world.signUp();
  const late = await world.plant(5);
  await visit(late.map((treeId) => ({ treeId, height: 2 })));
  await world.adopt(buyer, late, { holder });
  for (const [position, treeName] of ['Ulin', 'Ramin', 'Ulin', 'Pulai', 'Jelutung'].entries()) {
    await world.db
      .update(tree)
      .set({ treeName })
      .where(eq(tree.id, late[position] ?? 0));
  }
  await clock.advance(186 * day);
  await adoption.term.lateness.tellLate();
  expect(await noticeOf(buyer, 'rimba_survey_late')).toMatchObject({
    body: expect.stringMatching(/^2 Ulin, Ramin, Pulai,? and 1 other were due to be visited by /),
    link: '/',
  });
});

it('can leave the mail of a death, and not its notice', async () => {
  const buyer = await world.signUp();
  const put = (inApp: boolean) =>
    world.app.inject({
      method: 'PUT',
      url: '/api/v1/notification/preference',
      headers: buyer.headers,
      payload: { preferences: [{ category: 'rimba_tree_died', inApp, email: false }] },
    });
  expect((await put(false)).statusCode).toBe(422);
  expect((await put(true)).json().data).toContainEqual({
    category: 'rimba_tree_died',
    inApp: true,
    email: false,
    always: false,
    alwaysInApp: true,
  });
});

it('tells once what the community says of a late survey, where it says so only later', async () => {
  const { clock, adoption } = world.services;
  const buyer = await world.signUp();
  const newcomer = await world.signUp();
  const [late = 0, taken = 0] = await world.plant(2);
  await visit([late, taken].map((treeId) => ({ treeId, height: 2 })));
  await world.adopt(buyer, [late], { holder });
  await clock.advance(30 * day);
  const [communityRow] = await world.db.select().from(community);
  // Of another survey than this one, which nobody expects yet.
  await recordDelay(world.db, communityRow?.slug ?? '', 'Jembatan hanyut.', clock.now());
  await clock.advance(160 * day);
  // Whoever takes on what is late already has seen so.
  await world.adopt(newcomer, [taken], { holder });
  await adoption.term.lateness.tellLate();
  const lateMails = async (person: SignedUp) =>
    (await world.mailsTo(person.email)).filter(({ template }) => template === 'surveyLate');
  expect(await lateMails(buyer)).toMatchObject([{ data: { trees: [{ reason: null }] } }]);
  // Its link leads to the tree, so it does not send anybody home.
  expect(await noticeOf(buyer, 'rimba_survey_late')).toMatchObject({
    body: expect.stringMatching(/\. The group has not said why yet\. We tell you as soon as it does\.$/),
    link: `/data/pohon/${late}/`,
  });
  await call(buyer, '/notification/read-all', 'PUT');
  await recordDelay(world.db, communityRow?.slug ?? '', null, clock.now());
  await adoption.term.lateness.tellLate();
  expect(await lateMails(buyer)).toHaveLength(1);

  for (const word of ['Jalur banjir.', 'Jalur masih banjir.']) {
    await recordDelay(world.db, communityRow?.slug ?? '', word, clock.now());
    await adoption.term.lateness.tellLate();
    await adoption.term.lateness.tellLate();
  }
  expect(await lateMails(buyer)).toHaveLength(2);
  expect((await lateMails(buyer)).map(({ data }) => data)).toContainEqual(
    expect.objectContaining({ wasTold: true, trees: [expect.objectContaining({ reason: 'Jalur banjir.' })] }),
  );
  expect(await noticeOf(buyer, 'rimba_survey_late')).toMatchObject({
    title: 'Why your tree’s survey is late',
    body: expect.stringMatching(/ has not been visited yet\. .+ says: Jalur banjir\.$/),
    link: `/data/pohon/${late}/`,
    readAt: null,
  });
  expect(await lateMails(newcomer)).toEqual([]);
  await visit([{ treeId: late, height: 2.1 }]);
  expect(await categoriesOf(buyer)).not.toContain('rimba_survey_late');
});

it('tells once of a survey that is late, with the community’s word, and withdraws it with the survey', async () => {
  const { clock, adoption } = world.services;
  const buyer = await world.signUp();
  const [late = 0] = await world.plant(1);
  await visit([{ treeId: late, height: 2 }]);
  await world.adopt(buyer, [late], { holder });
  await clock.advance(150 * day);
  await adoption.term.lateness.tellLate();
  expect(await templatesTo(buyer)).toEqual([]);
  const [communityRow] = await world.db.select().from(community);
  await recordDelay(world.db, communityRow?.slug ?? '', 'Jalur banjir.', clock.now());
  await clock.advance(36 * day);
  await adoption.term.lateness.tellLate();
  await adoption.term.lateness.tellLate();
  expect(await templatesTo(buyer)).toEqual(['surveyLate']);
  const [{ code = '', treeName = '', nextSurveyDue: by = '' } = {}] = await world.db
    .select()
    .from(tree)
    .where(eq(tree.id, late));
  expect(await noticeOf(buyer, 'rimba_survey_late')).toMatchObject({
    body: `${treeName} (${code}) was due to be visited by ${date(by ?? '', 'en')}. ${communityRow?.name} says: Jalur banjir.`,
    link: `/data/pohon/${late}/`,
  });
  const [own] = (await call(buyer, '/forest/me')).data.trees;
  expect(own.nextSurvey.late).toMatchObject({ reason: 'Jalur banjir.', days: expect.any(Number) });

  await visit([{ treeId: late, height: 2.1 }]);
  expect(await categoriesOf(buyer)).not.toContain('rimba_survey_late');
  expect((await call(buyer, '/forest/me')).data.trees[0].nextSurvey.late).toBeNull();
});

it('tells once that a promised replacement is late, and withdraws it when the replacement stands', async () => {
  const { clock, adoption } = world.services;
  const buyer = await world.signUp();
  const [dead = 0, unpromised = 0, next = 0] = await world.plant(3);
  await world.adopt(buyer, [dead, unpromised], { holder });
  await clock.advance(20 * day);
  const replantBy = wibDate(new Date(clock.now().getTime() + 10 * day * 1000));
  const before = await adoption.ownForest.replanting();
  await visit([
    { treeId: dead, height: 0.5, condition: 'dead', replantBy },
    { treeId: unpromised, height: 0.5, condition: 'dead', cause: 'felled', replantBy },
  ]);
  const { promised, replanted } = before;
  expect(await adoption.ownForest.replanting()).toEqual({ promised: promised + 1, replanted });
  await call(buyer, '/notification/read-all', 'PUT');
  await clock.advance(10 * day);
  await adoption.term.lateness.tellLate();
  const lateMails = async () =>
    (await world.mailsTo(buyer.email)).filter(({ data }) => 'isLate' in data && data.isLate);
  const lost = async (id: number) =>
    (await call(buyer, '/forest/me')).data.trees.find(({ tree }: { tree: { id: number } }) => tree.id === id)
      .lost;
  expect(await lateMails()).toEqual([]);
  expect(await lost(dead)).toMatchObject({ promised: true, replantBy, replantLate: false });

  const codeOf = async (id: number) =>
    (await world.db.select({ code: tree.code }).from(tree).where(eq(tree.id, id)))[0]?.code ?? '';
  const word = 'Bibitnya hanyut waktu banjir.';
  const noted = await adoption.term.replacements.delay(await codeOf(dead), word, { dryRun: false });
  expect(noted.outcome).toBe('delay_noted');
  expect(await lost(dead), 'it is not late yet').not.toHaveProperty('replantDelay');

  await clock.advance(2 * day);
  await adoption.term.lateness.tellLate();
  await adoption.term.lateness.tellLate();
  expect(await lateMails()).toMatchObject([
    { template: 'treeDied', data: { treeId: dead, replantBy, replantDelay: word } },
  ]);
  expect(await lost(dead)).toMatchObject({ replantLate: true, replantDelay: word });
  expect(await lost(unpromised)).toMatchObject({ promised: false, replantLate: false });
  const { letterId } = await lost(dead);
  expect(await noticeOf(buyer, 'rimba_tree_died')).toMatchObject({
    title: 'The replacement for your tree is late',
    body: expect.stringMatching(new RegExp(`was to be planted by ${date(replantBy, 'en')}.*${word}`)),
    link: `/notification/${letterId}/`,
    readAt: null,
  });

  // The version before noted it where the day of a late survey stands.
  const ofDead = eq(terms.treeId, dead);
  await world.db.update(terms).set({ lateToldFor: replantBy, lateReplacementToldFor: null }).where(ofDead);
  await world.db.execute(sql.raw(readFileSync(lateReplacementTold, 'utf8')));
  const [moved] = await world.db.select().from(terms).where(ofDead);
  expect(moved?.lateReplacementToldFor).toBe(replantBy);

  await world.db.update(tree).set({ replacesTreeId: dead }).where(eq(tree.id, next));
  await adoption.term.replacements.moveDue();
  expect(await categoriesOf(buyer)).not.toContain('rimba_tree_died');
  expect(await lost(dead)).toMatchObject({ replantLate: false });
  expect(await adoption.ownForest.replanting()).toEqual({ promised: promised + 1, replanted: replanted + 1 });
  await adoption.term.lateness.tellLate();
  expect(await lateMails()).toHaveLength(1);
});
