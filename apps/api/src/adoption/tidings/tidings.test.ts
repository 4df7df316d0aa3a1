import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { wibDate } from '../../clock/wib.ts';
import { communityActivity, tree } from '../../database/schema/index.ts';
import { openWorld, type World } from '../../testing/adoption-world.ts';
import type { SignedUp } from '../../testing/test-api.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const day = 86_400;
const kinds = ['forestNews', 'season', 'patronStep', 'yearReview'];
const toldTo = async ({ email }: SignedUp) =>
  (await world.templatesTo(email)).filter((name) => kinds.includes(name));

const prefer = ({ headers }: SignedUp, category: string, told: { inApp: boolean; email: boolean }) =>
  world.app.inject({
    method: 'PUT',
    url: '/api/v1/notification/preference',
    headers,
    payload: { preferences: [{ category, ...told }] },
  });

async function writeNote(treeId: number, title: string) {
  const [row] = await world.db.select().from(tree).where(eq(tree.id, treeId));
  await world.db.insert(communityActivity).values({
    communityId: row?.communityId ?? 0,
    title: { id: title, en: title },
    text: { id: 'Air setinggi lutut. Lalu hujan.', en: 'Knee-deep water. Then rain.' },
    author: 'Rahmadi',
    date: wibDate(world.services.clock.now()),
  });
}

it("tells notes of one's own communities once, and no more than one thing a week", async () => {
  const { clock, adoption } = world.services;
  const [reader, other] = [await world.signUp(), await world.signUp()];
  const [own = 0] = await world.plant(1, 'KTH Kabar');
  await world.adopt(reader, [own]);
  await world.adopt(other, await world.plant(1, 'KTH Lain'));
  await writeNote(own, 'Tiga hari di jalur air');
  await adoption.tidings.tellTidings();
  await writeNote(own, 'Hujan pertama');
  await adoption.tidings.tellTidings();
  expect((await toldTo(reader)).filter((one) => one === 'forestNews')).toHaveLength(1);
  await clock.advance(8 * day);
  await adoption.tidings.tellTidings();
  expect((await toldTo(reader)).filter((one) => one === 'forestNews')).toHaveLength(2);
  await clock.advance(8 * day);
  await adoption.tidings.tellTidings();
  expect((await toldTo(reader)).filter((one) => one === 'forestNews')).toHaveLength(2);
  expect(await toldTo(other)).not.toContain('forestNews');
});

it('tells who is near a rank, once, and nobody who switched it off', async () => {
  const { clock, adoption } = world.services;
  const [near, silent] = [await world.signUp(), await world.signUp()];
  await prefer(silent, 'rimba_patron_step', { inApp: false, email: false });
  for (const buyer of [near, silent]) await world.adopt(buyer, await world.plant(8, 'KTH Patron'));
  await clock.advance(8 * day);
  await adoption.tidings.tellTidings();
  await clock.advance(8 * day);
  await adoption.tidings.tellTidings();
  expect((await toldTo(near)).filter((one) => one === 'patronStep')).toHaveLength(1);
  expect(await toldTo(silent)).not.toContain('patronStep');
});

it('lets what is switched off take the place of nothing in its week', async () => {
  const { clock, adoption } = world.services;
  const reader = await world.signUp();
  const [own = 0, ...others] = await world.plant(8, 'KTH Senyap');
  for (const category of ['rimba_forest_news', 'rimba_season']) {
    await prefer(reader, category, { inApp: false, email: false });
  }
  await world.adopt(reader, [own, ...others]);
  await writeNote(own, 'Yang tidak ingin didengar');
  await adoption.tidings.tellTidings();
  expect(await toldTo(reader)).toEqual(['patronStep']);
  await clock.advance(8 * day);
  // What was left untold is told to who wants it again, while it is news.
  await prefer(reader, 'rimba_forest_news', { inApp: false, email: true });
  await adoption.tidings.tellTidings();
  expect((await toldTo(reader)).sort()).toEqual(['forestNews', 'patronStep']);
});

it('tells a season in its first days', async () => {
  const { clock, adoption } = world.services;
  const buyer = await world.signUp();
  await world.adopt(buyer, await world.plant(1, 'KTH Musim'));
  for (let days = 0; days < 230; days += 5) {
    await clock.advance(5 * day);
    if (/-(06|11)-(0\d|1[0-4])$/.test(wibDate(clock.now()))) break;
  }
  await adoption.tidings.tellTidings();
  expect((await toldTo(buyer)).filter((one) => one === 'season')).toHaveLength(1);
});
