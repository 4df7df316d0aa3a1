import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adopter, wishtreeEntry } from '../../database/schema/index.ts';
import { recordPaid } from '../../seed/record-paid.ts';
import { type ForestWorld, openForest } from '../../testing/forest-world.ts';
import type { SignedUp } from '../../testing/test-api.ts';

let world: ForestWorld;
let owner: SignedUp;
let other: SignedUp;

beforeAll(async () => {
  world = await openForest();
  owner = await world.signUp({ name: 'Ratna Dewi Puspita' });
  other = await world.signUp();
  await world.services.adoption.price.prices.setPrice(
    world.db,
    { mainPrice: 150_000, otherPrices: [], discounts: [] },
    new Date('2020-01-01T00:00:00Z'),
  );
});
afterAll(() => world.close());

async function adopted(): Promise<number> {
  const { id } = await world.plant();
  const paidAt = world.daysAgo(3);
  await recordPaid(
    world.services,
    world.db,
    {
      adopterId: owner.adopter.id,
      treeIds: [id],
      method: 'qris',
      createdAt: paidAt,
      paidAt,
      customer: {
        firstName: 'Ratna',
        lastName: 'Puspita',
        email: owner.email,
        phone: '+6281234567890',
        adopterType: 'individual',
      },
      publicName: 'initials',
      holder: 'Ratna Puspita',
      message: null,
      language: 'id',
    },
    world.services.clock.now(),
  );
  return id;
}
const terms = async (id: number, headers = {}) =>
  (await world.get(`/tree/${id}/detail?with=adoptions`, headers)).body.data.adoptions;

describe('the history of a tree', () => {
  it.each([
    ['full', 'Ratna Dewi Puspita'],
    ['initials', 'R. P.'],
    ['hidden', 'Sahabat Pohon'],
  ] as const)('shows an adopter who chose %s as %s', async (publicName, expected) => {
    const id = await adopted();
    await world.db.update(adopter).set({ publicName }).where(eq(adopter.id, owner.adopter.id));
    expect(await terms(id)).toMatchObject([{ adopterName: expected, current: true, mine: false }]);
  });

  it('tells contract numbers to signed-in readers only, and nobody an id', async () => {
    const id = await adopted();
    expect((await terms(id))[0].contractNumber).toBeNull();
    const [seenByOther] = await terms(id, other.headers);
    expect(seenByOther).toMatchObject({
      contractNumber: expect.stringMatching(/^RB-\d{8}-\d+-01$/),
      mine: false,
    });
    expect(Object.keys(seenByOther).sort()).toEqual([
      'adopterName',
      'contractNumber',
      'current',
      'endsAt',
      'mine',
      'startedAt',
    ]);
    expect((await terms(id, owner.headers))[0].mine).toBe(true);
  });

  it('forgets the name of a deleted account', async () => {
    const id = await adopted();
    await world.db
      .update(adopter)
      .set({ publicName: 'full', deletedAt: world.services.clock.now() })
      .where(eq(adopter.id, owner.adopter.id));
    expect((await terms(id))[0].adopterName).toBe('Sahabat Pohon');
    await world.db.update(adopter).set({ deletedAt: null }).where(eq(adopter.id, owner.adopter.id));
  });
});

describe('wishtree marks and the fair sample', () => {
  it('marks the caller’s own wishtree', async () => {
    const [mine, notMine] = [await world.plant(), await world.plant()];
    const addedAt = world.services.clock.now();
    await world.db.insert(wishtreeEntry).values({ adopterId: owner.adopter.id, treeId: mine.id, addedAt });
    const list = `/tree?filter[id][in]=${mine.id},${notMine.id}&sortBy=id`;
    const marks = async (headers = {}) =>
      (await world.get(list, headers)).body.data.map((one: { inWishtree?: boolean }) => one.inWishtree);
    expect(await marks(owner.headers)).toEqual([true, false]);
    expect(await marks(other.headers)).toEqual([false, false]);
    expect(await marks()).toEqual([undefined, undefined]);
  });

  it('takes from every community in turn', async () => {
    for (let count = 0; count < 5; count++) await world.plant({ communityId: world.ids.hulu });
    await world.plant({ communityId: world.ids.hilir });
    const { body } = await world.get('/tree/partial-available?limit=3&with=group');
    const communities = body.data.map(
      (one: { kelompokKomunitas: { slug: string } }) => one.kelompokKomunitas.slug,
    );
    expect(new Set(communities.slice(0, 2))).toEqual(new Set(['hulu-contoh', 'hilir-contoh']));
    expect(new Set(body.data.map(({ id }: { id: number }) => id)).size).toBe(3);
  });

  it('changes with the day, never within it', async () => {
    const sample = async () => {
      const { body } = await world.get('/tree/partial-available?limit=2&select=id');
      return JSON.stringify(body.data);
    };
    const seen = new Set<string>();
    for (let day = 0; day < 8; day++) {
      const today = await sample();
      expect(await sample()).toBe(today);
      seen.add(today);
      await world.services.clock.advance(24 * 3_600);
    }
    expect(seen.size).toBeGreaterThan(1);
  });

  it('leaves out the caller’s wishtree', async () => {
    const all = await world.get('/tree/partial-available?limit=24', owner.headers);
    const mine = all.body.data.filter(({ inWishtree }: { inWishtree: boolean }) => inWishtree);
    expect(mine).toHaveLength(1);
    const rest = await world.get('/tree/partial-available-except-wishtree?limit=24', owner.headers);
    expect(rest.body.data).toHaveLength(all.body.data.length - 1);
    expect(rest.body.data.every(({ inWishtree }: { inWishtree: boolean }) => !inWishtree)).toBe(true);
  });

  it('keeps that to signed-in callers', async () => {
    expect(await world.get('/tree/partial-available-except-wishtree')).toMatchObject({
      status: 401,
      body: { code: 'auth.no_token' },
    });
    expect((await world.get('/tree/partial-available?limit=25')).status).toBe(400);
  });
});
