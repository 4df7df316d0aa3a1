import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { adoption, tree } from '../../database/schema/index.ts';
import { openWorld, type World } from '../../testing/adoption-world.ts';
import { refreshStandings } from '../ledger/standing.repository.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const day = 86_400;

const statusOf = async (id: number) => (await world.db.select().from(tree).where(eq(tree.id, id)))[0]?.status;
const ranking = async (query = '') => (await world.app.inject(`/api/v1/adopter${query}`)).json().data;

it('ranks by trees in term, by public names only', async () => {
  const [many, few, asFew] = [
    await world.signUp({ name: 'Budi Santoso' }),
    await world.signUp({ name: 'Ani Wijaya' }),
    await world.signUp({ name: 'Citra Dewi' }),
  ];
  await world.adopt(many, await world.plant(10));
  await world.adopt(asFew, await world.plant(2));
  await world.adopt(few, await world.plant(2));
  expect(await ranking()).toEqual([
    { position: 1, publicName: 'B. S.', picture: null, treeCount: 10, patronRank: 'gold' },
    { position: 2, publicName: 'A. W.', picture: null, treeCount: 2, patronRank: null },
    { position: 3, publicName: 'C. D.', picture: null, treeCount: 2, patronRank: null },
  ]);
  expect(await ranking('?order=asc')).toMatchObject([{ position: 3 }, { position: 2 }, { position: 1 }]);
  expect(await ranking('?search=Santoso')).toEqual([]);
  expect(await ranking('?filter[patronRank]=gold')).toMatchObject([{ publicName: 'B. S.' }]);
  expect(await ranking('?page=3&limit=1')).toMatchObject([{ position: 3 }]);
});

it('closes the gap that a deleted account leaves, and gives it no place again', async () => {
  const leaving = await world.signUp({ name: 'Dewi Lestari' });
  const before = await ranking();
  await world.adopt(leaving, await world.plant(5));
  expect(await ranking()).toMatchObject([{}, { position: 2, publicName: 'D. L.' }, { position: 3 }, {}]);
  await world.app.inject({
    method: 'DELETE',
    url: '/api/v1/profile',
    headers: leaving.headers,
    payload: { currentPassword: leaving.password },
  });
  expect(await ranking()).toEqual(before);
  await world.db.transaction((tx) => refreshStandings(tx, [leaving.adopter.id], world.services.clock.now()));
  expect(await ranking()).toEqual(before);
});

it('goes on from a cursor, in either order, that names nobody and cannot be made up', async () => {
  for (const order of ['desc', 'asc']) {
    const whole = await ranking(`?order=${order}`);
    const walked: unknown[] = [];
    let from = '';
    do {
      const { body } = await world.app.inject(`/api/v1/adopter?order=${order}&limit=1${from}`);
      const { data, meta } = JSON.parse(body);
      expect(meta.page).toBe(from === '' ? 1 : 0);
      walked.push(...data);
      from = meta.nextCursor === undefined ? '' : `&cursor=${meta.nextCursor}`;
    } while (from !== '');
    expect(walked).toEqual(whole);
    expect(whole.length).toBeGreaterThan(1);
  }
  const { meta } = (await world.app.inject('/api/v1/adopter?limit=1')).json();
  const wrong = ['x', 'A'.repeat(22), `${meta.nextCursor}&order=asc`];
  for (const cursor of wrong) {
    const answer = await world.app.inject(`/api/v1/adopter?cursor=${cursor}`);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'request.invalid_parameter']);
  }
});

it('frees a tree when its term ends, and takes it off its adopter', async () => {
  const buyer = await world.signUp({ name: 'Dewi Lestari' });
  const [wanted = 0] = await world.plant(1);
  const { certificates } = await world.adopt(buyer, [wanted]);
  await world.services.clock.advance(366 * day);
  expect(await statusOf(wanted)).toBe('ready_to_adopt');
  expect((await ranking()).map(({ publicName }: { publicName: string }) => publicName)).not.toContain(
    'D. L.',
  );
  const seen = await world.app.inject(`/api/v1/certificates/number/${certificates[0].certificateNumber}`);
  expect(seen.json().data).toMatchObject({ state: 'ended', signatureValid: true });
  const next = await world.adopt(await world.signUp(), [wanted]);
  expect(next.trees[0].outcome).toBe('adopted');
});

it('lets the database itself refuse a second term over the first', async () => {
  const buyer = await world.signUp();
  const [wanted = 0] = await world.plant(1);
  const { id } = await world.adopt(buyer, [wanted]);
  const [term] = await world.db.select().from(adoption).where(eq(adoption.transactionId, id));
  if (!term) throw new Error('No term');
  const { id: _, ...copy } = term;
  const twice = world.db.insert(adoption).values({ ...copy, contractNumber: 'twice' });
  await expect(twice).rejects.toMatchObject({ cause: { constraint: 'adoption_terms_do_not_overlap' } });
});
