import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ForestWorld, openForest } from '../../testing/forest-world.ts';
import type { Tree } from './tree.schemas.ts';

let world: ForestWorld;
const codes = (data: Tree[]) =>
  data
    .map(({ code }) => code.slice(-1))
    .sort()
    .join('');

beforeAll(async () => {
  world = await openForest();
  const { ids, daysAgo } = world;
  // Codes end in 1 to 6: the tests name trees by that digit.
  await world.plant({ height: 1.1, circumference: 3.1, surveyedAt: daysAgo(10) });
  await world.plant({
    treeName: 'Ramin',
    speciesId: ids.ramin,
    communityId: ids.hilir,
    height: 6.8,
    circumference: 44.6,
    carbonAbsorption: 60,
    latitude: -2.77,
    longitude: 111.84,
    surveyedAt: daysAgo(100),
  });
  await world.plant({
    treeName: 'Ulin',
    speciesId: ids.ulin,
    landType: 'lowland',
    elevation: 210,
    status: 'active',
    surveyedAt: daysAgo(200),
  });
  await world.plant({ status: 'adopted', surveyedAt: daysAgo(20) });
  const dead = await world.plant({ status: 'inactive', condition: 'dead', surveyedAt: daysAgo(300) });
  await world.plant({ replacesTreeId: dead.id, surveyedAt: daysAgo(30), treeName: 'Si Tegak' });
});
afterAll(() => world.close());

describe('GET /tree', () => {
  it('answers with wire names, derived values and no exact position', async () => {
    const { status, body } = await world.get('/tree?filter[code]=KB-AU-2024-000001');
    expect(status).toBe(200);
    expect(body.meta).toEqual({ page: 1, limit: 20, total: 1, totalPages: 1 });
    const [tree] = body.data;
    expect(tree).toMatchObject({
      code: 'KB-AU-2024-000001',
      treeName: 'Belangeran',
      localTreeName: 'belangeran',
      latinName: 'Shorea balangeran',
      status: 'ready_to_adopt',
      circumference: 3.1,
      diameter: 1,
      height: 1.1,
      latitude: -1.85,
      longitude: 111.75,
      freshness: 'fresh',
    });
    expect(JSON.stringify(tree)).not.toContain('850123');
    expect(tree).not.toHaveProperty('inWishtree');
    expect(tree).not.toHaveProperty('images');
  });

  it.each([
    ['filter[status]=ready_to_adopt', '126'],
    ['filter[status][in]=adopted,active', '34'],
    ['filter[group]=HILIR', '2'],
    ['filter[species]=ULIN', '3'],
    ['filter[species][in]=ULIN,RAMIN', '23'],
    ['filter[landType]=lowland', '3'],
    ['filter[code]=kb-au-2024-000004', '4'],
    ['filter[latitude][gte]=-2.8&filter[latitude][lte]=-2.7&filter[longitude][gte]=111.8', '2'],
    ['filter[height][gte]=1.1&filter[height][lte]=1.1', '1'],
    ['filter[circumference][gte]=40', '2'],
    ['filter[diameter]=1', '1'],
    ['filter[diameter][gte]=14.2', '2'],
    ['filter[diameter][lte]=1', '1'],
    ['filter[diameter][in]=1,14.2', '12'],
    ['filter[carbonAbsorption][gte]=50', '2'],
    ['filter[elevation][gte]=200', '3'],
    ['filter[surveyedAt][lte]=2000-01-01', ''],
    ['filter[status]=ready_to_adopt&filter[species]=RAMIN', '2'],
  ])('filters by %s', async (query, expected) => {
    const { ids } = world;
    const filled = query
      .replace('HILIR', String(ids.hilir))
      .replace('ULIN', String(ids.ulin))
      .replace('RAMIN', String(ids.ramin));
    const { status, body } = await world.get(`/tree?${filled}`);
    expect(status).toBe(200);
    expect(codes(body.data)).toBe(expected);
    expect(body.meta.total).toBe(expected.length);
  });

  it('finds trees by id', async () => {
    const all = await world.get('/tree?sortBy=code');
    const wanted = [all.body.data[1].id, all.body.data[3].id];
    const { body } = await world.get(`/tree?filter[id][in]=${wanted.join(',')}`);
    expect(codes(body.data)).toBe('24');
  });

  it.each([
    ['ramin', '2'],
    ['kahui', '1456'],
    ['belangern', '1456'],
    ['Shorea balangran', '1456'],
    ['belagneran', '1456'],
    ['rmain', '2'],
    ['ulni', '3'],
    ['000003', '3'],
    ['kb au 2024 000002', '2'],
    ['Si Tegak', '6'],
    ['xqzzt', ''],
    ['%%%', ''],
  ])('searches for %s', async (search, expected) => {
    const { body } = await world.get(`/tree?search=${encodeURIComponent(search)}`);
    expect(codes(body.data)).toBe(expected);
    expect(body.meta.total).toBe(expected.length);
  });

  it.each([
    ['id', 'asc', '123456'],
    ['code', 'desc', '654321'],
    ['treeName', 'asc', '145263'],
    ['surveyedAt', 'desc', '146235'],
    ['height', 'desc', '265431'],
    ['circumference', 'asc', '134562'],
    ['diameter', 'desc', '265431'],
    ['carbonAbsorption', 'desc', '265431'],
    ['availability', 'asc', '162435'],
  ])('sorts by %s %s', async (by, order, expected) => {
    const { body } = await world.get(`/tree?sortBy=${by}&order=${order}`);
    expect(body.data.map(({ code }: Tree) => code.slice(-1)).join('')).toBe(expected);
  });

  it('starts with the latest survey where nothing else is asked', async () => {
    const { body } = await world.get('/tree?limit=2');
    expect(body.data.map(({ code }: Tree) => code.slice(-1)).join('')).toBe('14');
    expect(body.meta).toMatchObject({ total: 6, totalPages: 3 });
  });

  it.each(['id', 'surveyedAt', 'height', 'treeName', 'carbonAbsorption', 'availability'])(
    'walks all pages by cursor, sorted by %s',
    async (by) => {
      const whole = await world.get(`/tree?sortBy=${by}&order=desc`);
      const seen: number[] = [];
      let cursor = '';
      for (let page = 0; page < 3; page++) {
        const { body } = await world.get(
          `/tree?sortBy=${by}&order=desc&limit=2${cursor && `&cursor=${cursor}`}`,
        );
        seen.push(...body.data.map(({ id }: Tree) => id));
        expect(body.meta.total).toBe(6);
        expect(body.meta.page).toBe(cursor ? 0 : 1);
        cursor = body.meta.nextCursor ?? '';
      }
      expect(cursor).toBe('');
      expect(seen).toEqual(whole.body.data.map(({ id }: Tree) => id));
    },
  );

  it.each(['desc', 'asc'])('walks those of one status by cursor, by survey %s', async (order) => {
    const query = `filter[status]=ready_to_adopt&sortBy=surveyedAt&order=${order}`;
    const sorted = world.get(`/tree?sortBy=surveyedAt&order=${order}`);
    const ready = (await sorted).body.data.filter(({ status }: Tree) => status === 'ready_to_adopt');
    const seen: string[] = [];
    let cursor = '';
    do {
      const { body } = await world.get(`/tree?${query}&limit=1${cursor && `&cursor=${cursor}`}`);
      expect(body.meta.total).toBe(ready.length);
      seen.push(...body.data.map(({ code }: Tree) => code));
      cursor = body.meta.nextCursor ?? '';
    } while (cursor && seen.length < 9);
    expect(seen).toEqual(ready.map(({ code }: Tree) => code));
  });

  it.each([
    'sortBy=height&order=desc',
    'sortBy=surveyedAt&order=desc',
    'sortBy=surveyedAt&order=asc',
    'sortBy=availability&order=asc',
    'filter[status]=ready_to_adopt',
    'filter[status]=ready_to_adopt&order=asc&sortBy=surveyedAt',
    'filter[group]=GROUP&order=asc&sortBy=surveyedAt',
    'filter[group]=GROUP&filter[status]=ready_to_adopt&sortBy=surveyedAt&order=asc',
  ])('walks the same pages by number: %s', async (asked) => {
    const query = asked.replace('GROUP', String(world.ids.hulu));
    const whole = await world.get(`/tree?${query}`);
    const { total } = whole.body.meta;
    expect(total).toBeGreaterThan(1);
    const walk = async () => {
      const seen: number[] = [];
      for (let page = 1; page <= Math.ceil(total / 2) + 1; page++) {
        const { body } = await world.get(`/tree?${query}&limit=2&page=${page}`);
        if (page * 2 < total + 2)
          expect(body.meta).toMatchObject({ page, total, totalPages: Math.ceil(total / 2) });
        seen.push(...body.data.map(({ id }: Tree) => id));
      }
      return seen;
    };
    const wanted = whole.body.data.map(({ id }: Tree) => id);
    expect(await walk()).toEqual(wanted);
    await world.services.forest.tidy();
    expect(await walk()).toEqual(wanted);
  });

  it('refuses a cursor of another sorting or of nobody', async () => {
    const { body } = await world.get('/tree?limit=1');
    const other = await world.get(`/tree?sortBy=height&cursor=${body.meta.nextCursor}`);
    expect(other).toMatchObject({ status: 400, body: { code: 'request.invalid_parameter' } });
    const forged = Buffer.from('["surveyedAt","desc",{},1]').toString('base64url');
    for (const cursor of ['x', forged]) {
      expect((await world.get(`/tree?cursor=${cursor}`)).status).toBe(400);
    }
  });

  it('adds relations only when asked', async () => {
    const { body } = await world.get(
      '/tree?filter[code]=KB-AU-2024-000001&with=images,surveys,group,species',
    );
    const [tree] = body.data;
    expect(tree.species).toMatchObject({ latinName: 'Shorea balangeran', otherNames: ['kahui'] });
    expect(tree.kelompokKomunitas).toMatchObject({
      slug: 'hulu-contoh',
      readyToAdopt: 2,
      illustrative: true,
    });
    expect(tree.images.leaf[0]).toMatchObject({ kind: 'drawing', drawn: 'own' });
    expect(tree.surveys).toHaveLength(1);
    expect(tree.surveys[0]).toMatchObject({ diameter: 1, notes: 'Dua tunas baru di pucuk.' });
  });

  it('sends the selected fields and the id', async () => {
    const { body } = await world.get('/tree?select=code,height&limit=1&with=group');
    expect(Object.keys(body.data[0]).sort()).toEqual(['code', 'height', 'id']);
  });

  it('says what selected fields are, also from memory', async () => {
    for (const _time of ['first', 'second']) {
      const { headers } = await world.get('/tree?select=code');
      expect(headers['content-type']).toBe('application/json; charset=utf-8');
    }
  });

  it('gives thousands of rows only with a short select', async () => {
    expect((await world.get('/tree?limit=9999&select=id,code,latitude,longitude')).body.data).toHaveLength(6);
    expect((await world.get('/tree?limit=9999')).status).toBe(400);
  });

  it('says what was late, due and fresh, and promises nothing for the dead', async () => {
    const { body } = await world.get('/tree?sortBy=code&select=code,freshness,nextSurveyDue');
    expect(body.data.map(({ freshness }: Tree) => freshness)).toEqual([
      'fresh',
      'due',
      'late',
      'fresh',
      null,
      'fresh',
    ]);
    expect(body.data[4].nextSurveyDue).toBeNull();
  });

  it('links a lost tree and its replacement', async () => {
    const { body } = await world.get('/tree?sortBy=code');
    expect(body.data[4].replacedBy).toEqual({ id: body.data[5].id, code: 'KB-AU-2024-000006' });
    expect(body.data[5].replaces).toEqual({ id: body.data[4].id, code: 'KB-AU-2024-000005' });
    expect(body.data[0]).toMatchObject({ replaces: null, replacedBy: null });
  });

  it.each([
    ['colour=red', 'request.unknown_parameter', 'colour'],
    ['filter[colour]=red', 'request.unknown_parameter', 'filter[colour]'],
    ['filter[status]=gone', 'request.invalid_parameter', 'filter[status]'],
    ['filter[status][gte]=active', 'request.unknown_parameter', 'filter[status][gte]'],
    ['filter[height]=tall', 'request.invalid_parameter', 'filter[height]'],
    ['filter[__proto__]=1', 'request.unknown_parameter', 'filter[__proto__]'],
    ['sortBy=colour', 'request.invalid_parameter', 'sortBy'],
    ['order=up', 'request.invalid_parameter', 'order'],
    ['with=owner', 'request.invalid_parameter', 'with'],
    ['select=exactLatitude', 'request.invalid_parameter', 'select'],
    ['page=0', 'request.invalid_parameter', 'page'],
    ['limit=101', 'request.invalid_parameter', 'limit'],
    ['search=ab', 'request.invalid_parameter', 'search'],
  ])('refuses %s and names it', async (query, code, path) => {
    const { status, body } = await world.get(`/tree?${query}&lang=en`);
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false, code, errors: [{ path }] });
  });

  it('refuses a bearer that is none', async () => {
    const { status, body } = await world.get('/tree', { authorization: 'Bearer nobody' });
    expect(status).toBe(401);
    expect(body.code).toBe('auth.authentication_failed');
  });

  it('may be read by pages of other origins', async () => {
    expect((await world.get('/tree')).headers['access-control-allow-origin']).toBe('*');
  });
});

describe('GET /tree/adoption-list', () => {
  it('has only trees ready to adopt', async () => {
    const { body } = await world.get('/tree/adoption-list');
    expect(codes(body.data)).toBe('126');
    expect(body.meta.total).toBe(3);
  });

  it('takes the other filters but not status', async () => {
    const { body } = await world.get(`/tree/adoption-list?filter[group]=${world.ids.hilir}`);
    expect(codes(body.data)).toBe('2');
    const refused = await world.get('/tree/adoption-list?filter[status]=adopted');
    expect(refused.body.code).toBe('request.unknown_parameter');
  });
});

describe('GET /tree/{id}/detail', () => {
  it('answers for one tree with what was asked', async () => {
    const { body } = await world.get('/tree?filter[code]=KB-AU-2024-000002');
    const detail = await world.get(`/tree/${body.data[0].id}/detail?with=species,surveys`);
    expect(detail.body.data).toMatchObject({ code: 'KB-AU-2024-000002', species: { localName: 'ramin' } });
    expect(detail.body.data).not.toHaveProperty('images');
  });

  it.each([
    ['/tree/2000000000/detail', 404, 'request.tree_not_found'],
    ['/tree/0/detail', 400, 'request.invalid_parameter'],
    ['/tree/one/detail', 400, 'request.invalid_parameter'],
    ['/tree/99999999999/detail', 400, 'request.invalid_parameter'],
    ['/tree/1/detail?with=owner', 400, 'request.invalid_parameter'],
    ['/tree/1/detail?page=2', 400, 'request.unknown_parameter'],
  ])('%s is a %d', async (path, status, code) => {
    expect(await world.get(path)).toMatchObject({ status, body: { code } });
  });
});

describe('GET /tree/counts', () => {
  it('counts by status and land', async () => {
    const { body } = await world.get('/tree/counts');
    expect(body.data).toMatchObject({
      total: 6,
      byStatus: { ready_to_adopt: 3, pending: 0, adopted: 1, active: 1, inactive: 1 },
    });
    expect(body.data.byLandType).toContainEqual({ landType: 'lowland', total: 1, readyToAdopt: 0 });
  });

  it.each([
    ['filter[status][in]=adopted,inactive', 2],
    ['search=Si%20Tegak', 1],
    ['filter[height][gte]=5', 1],
    ['search=ulin&filter[status]=ready_to_adopt', 0],
  ])('counts those that %s leaves', async (query, total) => {
    const { body } = await world.get(`/tree/counts?${query}`);
    const lands = body.data.byLandType.map(({ total }: { total: number }) => total);
    expect(body.data.total).toBe(total);
    expect(lands.reduce((sum: number, trees: number) => sum + trees, 0)).toBe(total);
    const list = await world.get(`/tree?${query}`);
    expect(list.body.meta.total, 'as the list has them').toBe(total);
  });
});

describe('GET /tree/{id}/similar', () => {
  it('names those of its species and community first, the nearest in height first', async () => {
    const { ids } = world;
    const lost = await world.plant({ status: 'adopted', height: 16, speciesId: ids.ulin });
    const small = await world.plant({ height: 2, speciesId: ids.ulin });
    const tall = await world.plant({ height: 21, speciesId: ids.ulin });
    const { body } = await world.get(`/tree/${lost.id}/similar?limit=2`);
    expect(body.data.map(({ id }: Tree) => id)).toEqual([tall.id, small.id]);
    const more = await world.get(`/tree/${lost.id}/similar?limit=3`);
    expect(more.body.data[2]).toMatchObject({ status: 'ready_to_adopt', latinName: 'Shorea balangeran' });
    expect((await world.get('/tree/999999/similar')).body.code).toBe('request.tree_not_found');
  });
});
