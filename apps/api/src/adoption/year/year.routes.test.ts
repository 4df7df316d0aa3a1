import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { recordSurveys } from '../../forest/survey/index.ts';
import { openWorld, type World } from '../../testing/adoption-world.ts';
import type { SignedUp } from '../../testing/test-api.ts';
import { wibYear, yearOf } from './year.rules.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const day = 86_400;

async function call(person: SignedUp, url: string) {
  const answer = await world.app.inject({ url: `/api/v1${url}`, headers: person.headers });
  return { status: answer.statusCode, body: answer.statusCode < 500 ? answer : undefined };
}
const read = async (person: SignedUp, year: number) =>
  (await call(person, `/year/me/${year}`)).body?.json().data;

const visit = (treeId: number, height: number, condition: 'healthy' | 'dead' = 'healthy') =>
  recordSurveys(
    world.db,
    [
      {
        treeId,
        height,
        condition,
        circumference: height * 5,
        surveyedAt: world.services.clock.now(),
        surveyor: 'Siti Aminah',
        phenology: 'none',
        notes: 'Pucuk merah.',
      },
    ],
    world.services.clock.now(),
  );

it('asks who is reading, and for a year', async () => {
  expect((await world.app.inject('/api/v1/year/me/2027')).statusCode).toBe(401);
  expect((await call(await world.signUp(), '/year/me/lalu')).status).toBe(400);
});

it('is empty where no term ends, and has no picture', async () => {
  const person = await world.signUp();
  expect(await read(person, 2019)).toEqual({
    year: 2019,
    startsAt: null,
    endsAt: null,
    hasEnded: false,
    trees: [],
    grown: null,
    visits: 0,
    carbon: null,
    replacements: 0,
    notes: [],
    groups: [],
    canRenew: false,
    renewable: 0,
    statements: [],
    years: [],
    running: [],
  });
  expect((await call(person, '/year/me/2019/picture')).status).toBe(404);
});

it('tells a year as it goes, says so a week before the reminder to renew, and keeps it', async () => {
  const { clock } = world.services;
  const buyer = await world.signUp();
  const [kept = 0, lost = 0] = await world.plant(2, 'KTH Kilas Balik');
  await visit(kept, 2);
  await visit(lost, 1.5);
  await clock.advance(day);
  const paidIn = wibYear(clock.now());
  await world.adopt(buyer, [kept], { gift: { message: 'Selamat' } });
  await world.adopt(buyer, [lost], { holder: 'Siti Rahmawati' });
  const year = paidIn + 1;

  const begun = await read(buyer, year);
  expect(begun).toMatchObject({
    hasEnded: false,
    grown: null,
    visits: 0,
    canRenew: false,
    years: [year],
    running: [year],
  });
  expect(begun.statements).toEqual([paidIn]);

  await clock.advance(100 * day);
  await visit(kept, 2.25);
  await visit(lost, 1.4, 'dead');
  const later = await read(buyer, year);
  expect(later).toMatchObject({ grown: 0.25, visits: 1, replacements: 0, notes: [{}, {}] });
  expect(later.trees).toMatchObject([
    { tree: { id: kept }, bond: 'given', grown: { height: 0.25 }, diedAt: null },
    { tree: { id: lost }, last: null, diedAt: expect.any(String) },
  ]);
  expect(later.groups).toMatchObject([
    { name: 'KTH Kilas Balik', patrols: 1, measured: 2, died: 1, planted: 0 },
  ]);

  const mailed = async () =>
    (await world.mailsTo(buyer.email))
      .map(({ template }) => template)
      .filter((name) => /year|renew/i.test(name));
  await clock.advance(220 * day);
  expect(await mailed()).toEqual([]);
  await clock.advance(10 * day);
  expect(await mailed()).toEqual(['yearReview']);
  await clock.advance(6 * day);
  expect((await mailed()).sort()).toEqual(['renewalReminder', 'yearReview']);
  expect(await read(buyer, year)).toMatchObject({ canRenew: true, renewable: 1 });

  await clock.advance(60 * day);
  expect(await read(buyer, year)).toMatchObject({ hasEnded: true, grown: 0.25, years: [year], running: [] });
  expect(await mailed()).toHaveLength(2);
  // The farewell counts as the year does.
  const farewell = (await world.mailsTo(buyer.email)).find(({ template }) => template === 'termEnded');
  expect(farewell?.data).toMatchObject({ count: 2, grown: 0.25, visits: 1, lost: 1 });
});

it('offers to renew what nobody has renewed, and speaks of the next year once it has begun', async () => {
  const { clock } = world.services;
  const buyer = await world.signUp();
  const [renewed = 0, left = 0] = await world.plant(2);
  await world.adopt(buyer, [renewed, left]);
  const year = yearOf((await call(buyer, '/forest/me')).body?.json().data.trees[0].endsAt);
  await clock.advance(340 * day);
  expect(await read(buyer, year)).toMatchObject({ renewable: 2 });
  await world.renew(buyer, [renewed]);
  expect(await read(buyer, year)).toMatchObject({ renewable: 1, years: [year], running: [year] });
  await clock.advance(30 * day);
  expect(await read(buyer, year)).toMatchObject({ years: [year + 1, year], running: [year + 1] });
  // What can be gone on with then is the next year's to offer.
  await clock.advance(360 * day);
  expect(await read(buyer, year)).toMatchObject({ renewable: 1 });
  expect(await read(buyer, year + 1)).toMatchObject({ renewable: 1 });
});

it.each([
  ['portrait', 1080, 1350],
  ['wide', 1200, 630],
])('draws a picture to share, %s', async (shape, width, height) => {
  const buyer = await world.signUp({ name: 'Ayuningtyasprameswarikusumawardhani Puspitasari' });
  await world.adopt(buyer, await world.plant(3));
  const year = wibYear(world.services.clock.now()) + 1;
  const { body } = await call(buyer, `/year/me/${year}/picture?shape=${shape}&lang=en`);
  const picture = await sharp(body?.rawPayload).metadata();
  expect([picture.format, picture.width, picture.height]).toEqual(['png', width, height]);
});
