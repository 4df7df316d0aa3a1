import { afterAll, beforeAll, expect, it } from 'vitest';
import { species } from '../../database/schema/index.ts';
import { type ForestWorld, openForest } from '../../testing/forest-world.ts';

let world: ForestWorld;
beforeAll(async () => {
  world = await openForest();
  const rows = await world.db
    .insert(species)
    .values(
      ['tengkawang layar rambai', 'tengkawang layar rambat'].map((localName, index) => ({
        slug: `tengkawang-${index}`,
        latinName: `Shorea uji${index}`,
        localName,
        family: 'Dipterocarpaceae',
        woodDensity: 0.6,
        landTypes: ['lowland' as const],
        matureHeightMin: 20,
        matureHeightMax: 30,
        maximumDiameter: 80,
      })),
    )
    .returning();
  for (const { id } of [...rows, ...rows]) await world.plant({ treeName: 'Tengkawang', speciesId: id });
});
afterAll(() => world.close());

const namesOf = (data: { localName?: string; localTreeName?: string }[]) =>
  data.map(({ localName, localTreeName }) => (localName ?? localTreeName)?.split(' ').at(-1));

const slips = [
  ['tengkawang layar rmbai', ['rambai', 'rambat']],
  ['tengkawang layar rmbat', ['rambat', 'rambai']],
  ['tengkawang layar ramabt', ['rambat', 'rambai']],
] as const;

it.each(slips)('lists species that “%s” may mean by likeness', async (search, expected) => {
  const { body } = await world.get(`/species?search=${search}`);
  expect(namesOf(body.data)).toEqual(expected);
});

it.each(slips)(
  'lists trees that “%s” may mean by likeness, page by page',
  async (search, [first, second]) => {
    const expected = [first, first, second, second];
    const whole = await world.get(`/tree?search=${search}`);
    expect(namesOf(whole.body.data)).toEqual(expected);
    const numbered = await Promise.all(
      [1, 2].map((page) => world.get(`/tree?search=${search}&limit=2&page=${page}`)),
    );
    expect(numbered.flatMap(({ body }) => namesOf(body.data))).toEqual(expected);
    const seen: unknown[] = [];
    for (let cursor = ''; seen.length < 4; ) {
      const { body } = await world.get(`/tree?search=${search}&limit=1&cursor=${cursor}`);
      seen.push(...namesOf(body.data));
      cursor = body.meta.nextCursor;
    }
    expect(seen).toEqual(expected);
  },
);

it('lists them as asked where an order is asked for', async () => {
  const { body } = await world.get('/tree?search=tengkawang layar rmbat&sortBy=id');
  expect(namesOf(body.data)).toEqual(['rambai', 'rambat', 'rambai', 'rambat']);
  const species = await world.get('/species?search=tengkawang layar rmbat&sortBy=localName');
  expect(namesOf(species.body.data)).toEqual(['rambai', 'rambat']);
});
