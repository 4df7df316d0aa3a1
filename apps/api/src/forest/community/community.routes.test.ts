import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { communityActivity, communityPhoto } from '../../database/schema/index.ts';
import { type ForestWorld, openForest } from '../../testing/forest-world.ts';

let world: ForestWorld;
const slugs = (body: { data: { slug: string }[] }) =>
  body.data.map(({ slug }) => slug.split('-')[0]).join(' ');

beforeAll(async () => {
  world = await openForest();
  const { db, ids, daysAgo } = world;
  const hulu = { communityId: ids.hulu };
  await world.plant({ ...hulu, firstYearOutcome: 'alive', surveyedAt: daysAgo(10) });
  await world.plant({ ...hulu, firstYearOutcome: 'alive', status: 'adopted', surveyedAt: daysAgo(300) });
  await world.plant({ ...hulu, firstYearOutcome: 'dead', status: 'inactive', surveyedAt: daysAgo(400) });
  await world.plant({ communityId: ids.hilir, speciesId: ids.ulin });
  await db.insert(communityPhoto).values(
    Array.from({ length: 14 }, (_, index) => ({
      ...hulu,
      file: index ? '/drawings/svg/other-nursery.svg' : 'photos/first.avif',
      kind: index ? ('drawing' as const) : ('photo' as const),
      caption: { id: `Gambar ${index}`, en: `Drawing ${index}` },
      takenAt: index ? null : daysAgo(3),
      position: index,
    })),
  );
  await db.insert(communityActivity).values(
    Array.from({ length: 7 }, (_, index) => ({
      communityId: index % 2 ? ids.hilir : ids.hulu,
      title: { id: `Patroli ${index}`, en: `Patrol ${index}` },
      image: '/drawings/svg/other-tape.svg',
      latitude: -1.85,
      longitude: 111.75,
      date: `2026-0${index + 1}-15`,
    })),
  );
});
afterAll(() => world.close());

describe('GET /kelompok-komunitas', () => {
  it('says who they are, in the reader’s language, and what their promises come to', async () => {
    const { body } = await world.get('/kelompok-komunitas?search=hulu&lang=en');
    expect(body.meta.total).toBe(1);
    expect(body.data[0]).toMatchObject({
      name: 'LPHD Hulu Contoh',
      skNumber: 'SK.0000-UJI/0',
      kups: { name: 'KUPS Madu Contoh', class: 'gold' },
      location: { village: 'Pandau', district: 'Arut Utara', regency: 'Kotawaringin Barat', latitude: -1.85 },
      description: 'A test group',
      featuredPrograms: [{ title: 'Patrol', text: 'Weekly' }],
      treeCounts: { total: 2, readyToAdopt: 1, pending: 0, adopted: 1, active: 0, inactive: 1 },
      survivalRate: { share: 2 / 3, total: 3 },
      onTimeRate: { share: 0, total: 1 },
      illustrative: true,
    });
    expect(body.data[0].area.type).toBe('Polygon');
    expect(body.data[0]).not.toHaveProperty('photos');
  });

  it('measures nothing where there is nothing to measure', async () => {
    const { body } = await world.get('/kelompok-komunitas?search=hilir');
    expect(body.data[0].survivalRate).toEqual({ share: null, total: 0 });
  });

  it.each([
    ['', 'hilir hulu'],
    ['sortBy=name&order=desc', 'hulu hilir'],
    ['sortBy=treeCount&order=desc', 'hulu hilir'],
    ['sortBy=areaHectares', 'hulu hilir'],
    ['sortBy=newest&order=desc', 'hilir hulu'],
    ['filter[district]=Kumai', 'hilir'],
    ['filter[kupsClass]=gold', 'hulu'],
    ['filter[scheme]=hutan_desa&limit=1', 'hilir'],
    ['search=pandau', 'hulu'],
    ['search=hilr', 'hilir'],
    ['search=hliir', 'hilir'],
    ['search=xqzzt', ''],
  ])('lists by %s', async (query, expected) => {
    const { status, body } = await world.get(`/kelompok-komunitas?${query}`);
    expect(status).toBe(200);
    expect(slugs(body)).toBe(expected);
  });

  it('adds photos and leaves fields out when asked', async () => {
    const { body } = await world.get('/kelompok-komunitas?with=photos&select=name,photos&search=hulu');
    expect(Object.keys(body.data[0]).sort()).toEqual(['id', 'name', 'photos']);
    expect(body.data[0].photos).toHaveLength(12);
    expect(body.data[0].photos[0]).toMatchObject({ url: '/api/v1/files/photos/first.avif', kind: 'photo' });
    expect(body.data[0].photos[1]).toMatchObject({
      url: '/drawings/svg/other-nursery.svg',
      kind: 'drawing',
      caption: 'Gambar 1',
      takenAt: null,
    });
  });

  it.each(['filter[kupsClass]=diamond', 'with=trees', 'sortBy=leader', 'cursor=x', 'select=leaderName'])(
    'refuses %s',
    async (query) => expect((await world.get(`/kelompok-komunitas?${query}`)).status).toBe(400),
  );
});

describe('one community', () => {
  it('is found by id, slug and exact name', async () => {
    for (const path of [
      `/kelompok-komunitas/${world.ids.hulu}`,
      '/kelompok-komunitas/by-name/hulu-contoh',
      `/kelompok-komunitas/by-name/${encodeURIComponent('LPHD Hulu Contoh')}?with=photos`,
    ]) {
      expect((await world.get(path)).body.data, path).toMatchObject({
        id: world.ids.hulu,
        slug: 'hulu-contoh',
      });
    }
  });

  it.each([
    '/kelompok-komunitas/999999',
    '/kelompok-komunitas/by-name/nobody',
    '/kelompok-komunitas/999999/photos',
  ])('%s is not there', async (path) => {
    expect(await world.get(path)).toMatchObject({ status: 404, body: { code: 'group.not_found' } });
  });

  it('shows all its photos, page by page', async () => {
    const path = `/kelompok-komunitas/${world.ids.hulu}/photos`;
    const second = await world.get(`${path}?page=2&limit=10&lang=en`);
    expect(second.body.meta).toEqual({ page: 2, limit: 10, total: 14, totalPages: 2 });
    expect(second.body.data.map(({ caption }: { caption: string }) => caption)).toEqual([
      'Drawing 10',
      'Drawing 11',
      'Drawing 12',
      'Drawing 13',
    ]);
    expect((await world.get(`${path}?filter[kind]=photo`)).body.meta.total).toBe(1);
  });
});

describe('GET /group-activity', () => {
  const titles = (body: { data: { title: string }[] }) =>
    body.data.map(({ title }) => title.slice(-1)).join('');

  it('has the latest first, of all or of one community', async () => {
    expect(titles((await world.get('/group-activity')).body)).toBe('6543210');
    const { body } = await world.get(`/group-activity?filter[group]=${world.ids.hulu}&limit=2&page=2`);
    expect(titles(body)).toBe('20');
    expect(body.meta.total).toBe(4);
  });

  it('filters by date, turns round, adds the community, selects', async () => {
    const dates = 'filter[date][gte]=2026-03-01&filter[date][lte]=2026-04-30';
    const { body } = await world.get(`/group-activity?${dates}&sortBy=date&order=asc&with=group&lang=en`);
    expect(titles(body)).toBe('23');
    expect(body.data[0]).toMatchObject({
      title: 'Patrol 2',
      image: '/drawings/svg/other-tape.svg',
      latitude: -1.85,
      date: '2026-03-15',
      kelompokKomunitas: { slug: 'hulu-contoh', readyToAdopt: 1 },
    });
    const short = await world.get('/group-activity?select=title&limit=1');
    expect(Object.keys(short.body.data[0]).sort()).toEqual(['id', 'title']);
  });

  it.each(['with=trees', 'filter[group]=hulu', 'search=patroli', 'filter[date]=soon'])(
    'refuses %s',
    async (query) => expect((await world.get(`/group-activity?${query}`)).status).toBe(400),
  );
});

describe('GET /species', () => {
  const names = (body: { data: { localName: string }[] }) =>
    body.data.map(({ localName }) => localName).join(' ');

  it.each([
    ['', 'belangeran ramin ulin'],
    ['sortBy=latinName', 'ulin ramin belangeran'],
    ['sortBy=treeCount&order=desc', 'belangeran ulin ramin'],
    ['filter[landType]=peat_swamp', 'belangeran ramin'],
    ['filter[landType][in]=lowland,riparian', 'belangeran ulin'],
    ['filter[family]=Thymelaeaceae', 'ramin'],
    ['search=tabalian', 'ulin'],
    ['search=eusideroxylon', 'ulin'],
    ['search=ulni', 'ulin'],
    ['search=belagneran', 'belangeran'],
    ['search=xqzzt', ''],
  ])('lists by %s', async (query, expected) => {
    expect(names((await world.get(`/species?${query}`)).body)).toBe(expected);
  });

  it('counts living trees and shows a drawing', async () => {
    const { body } = await world.get('/species?search=belangeran');
    expect(body.data[0]).toMatchObject({
      treeCount: 2,
      readyToAdopt: 1,
      otherNames: ['kahui'],
      picture: { url: '/drawings/svg/shorea-balangeran-tree.svg', drawn: 'own' },
    });
  });

  it('refuses a land type nobody knows', async () => {
    expect((await world.get('/species?filter[landType]=desert')).status).toBe(400);
  });
});

it('GET /map/groups answers plain GeoJSON', async () => {
  const { headers, body } = await world.get('/map/groups');
  expect(headers['content-type']).toContain('application/geo+json');
  expect(body.type).toBe('FeatureCollection');
  expect(body.features).toHaveLength(2);
  expect(body.features[0]).toMatchObject({
    type: 'Feature',
    id: world.ids.hulu,
    geometry: { type: 'Polygon' },
    properties: { slug: 'hulu-contoh', total: 2, readyToAdopt: 1 },
  });
});
