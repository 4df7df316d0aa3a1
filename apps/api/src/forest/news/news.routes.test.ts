import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { communityActivity } from '../../database/schema/index.ts';
import { type ForestWorld, openForest } from '../../testing/forest-world.ts';

let world: ForestWorld;
beforeAll(async () => {
  world = await openForest();
  const { hulu, hilir } = world.ids;
  const title = { id: 'Patroli', en: 'Patrol' };
  await world.db.insert(communityActivity).values([
    { communityId: hulu, title: { id: 'Rapat', en: 'Meeting' }, date: '2026-05-01' },
    {
      communityId: hulu,
      title,
      text: { id: 'Air setinggi lutut. Lalu hujan.\n\nPulang malam.', en: 'Knee-deep water. Then rain.' },
      author: 'Rahmadi',
      programme: 'patrol',
      image: 'news/2/a.webp',
      date: '2026-04-02',
    },
    {
      communityId: hilir,
      title: { id: 'Benih', en: 'Benih' },
      text: { id: 'Sedikit tahun ini.', en: 'Sedikit tahun ini.' },
      writtenIn: 'id',
      programme: 'adoption',
      image: '/drawings/svg/other-nursery.svg',
      date: '2026-04-09',
    },
  ]);
});
afterAll(() => world.close());

const titles = async (query: string) =>
  (await world.get(`/news?${query}`)).body.data.map(({ title }: { title: string }) => title).join(' ');

describe('GET /news', () => {
  it('has what somebody wrote about, latest first', async () => {
    const { body } = await world.get('/news');
    expect(body.meta.total).toBe(2);
    expect(body.data[1]).toEqual({
      id: expect.any(Number),
      title: 'Patroli',
      lead: 'Air setinggi lutut.',
      paragraphs: ['Air setinggi lutut. Lalu hujan.', 'Pulang malam.'],
      language: 'id',
      date: '2026-04-02',
      author: 'Rahmadi',
      programme: 'patrol',
      image: { url: '/api/v1/files/news/2/a.webp', kind: 'photo' },
      kelompokKomunitas: expect.objectContaining({ slug: 'hulu-contoh', illustrative: true }),
    });
  });

  it('filters by community, programme and day, pages, and selects', async () => {
    expect(await titles(`filter[group]=${world.ids.hilir}`)).toBe('Benih');
    expect(await titles('filter[programme]=patrol')).toBe('Patroli');
    expect(await titles('filter[date][gte]=2026-04-05')).toBe('Benih');
    expect(await titles('limit=1&page=2')).toBe('Patroli');
    expect(await titles('order=asc')).toBe('Patroli Benih');
    const [short] = (await world.get('/news?select=lead&limit=1')).body.data;
    expect(Object.keys(short).sort()).toEqual(['id', 'lead']);
  });

  it.each(['filter[programme]=football', 'filter[group]=hulu', 'with=group', 'search=rapat'])(
    'refuses %s',
    async (query) => expect((await world.get(`/news?${query}`)).status).toBe(400),
  );
});

describe('GET /news/{id}', () => {
  it('is one note, marked where it was never translated', async () => {
    const [{ id }] = (await world.get('/news?limit=1')).body.data;
    const { body } = await world.get(`/news/${id}?lang=en`);
    expect(body.data).toMatchObject({
      title: 'Benih',
      language: 'id',
      paragraphs: ['Sedikit tahun ini.'],
      image: { url: '/drawings/svg/other-nursery.svg', kind: 'drawing' },
    });
  });

  it('does not know an activity that nobody wrote about', async () => {
    const { data } = (await world.get('/group-activity?limit=1')).body;
    expect(data[0]).toMatchObject({ title: 'Rapat', hasNote: false });
    expect(await world.get(`/news/${data[0].id}`)).toMatchObject({
      status: 404,
      body: { code: 'request.news_not_found' },
    });
  });
});
