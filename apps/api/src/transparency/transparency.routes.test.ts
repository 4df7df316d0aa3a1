import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { annualReport, financialEntry, partner, priceSplit, spending } from '../database/schema/index.ts';
import { recordPaid } from '../seed/record-paid.ts';
import { type ForestWorld, openForest } from '../testing/forest-world.ts';
import { createImpactRepository } from './impact.repository.ts';
import { createImpactService } from './impact.service.ts';

let world: ForestWorld;
type Row = { period: string; source: string; amount: number; name: string };

beforeAll(async () => {
  world = await openForest();
  const { adoption } = world.services;
  const price = { mainPrice: 150_000, otherPrices: [], discounts: [] };
  await adoption.price.prices.setPrice(world.db, price, new Date('2020-01-01T00:00:00Z'));
  const person = await world.signUp();
  const firm = await world.signUp();
  // 31 December 2024, 23:59 WIB, and the minute after: a year apart in the books.
  const payments = [
    [person, 'individual', '2024-12-31T16:59:00Z'],
    [person, 'individual', '2024-12-31T17:00:00Z'],
    [firm, 'organisation', '2025-02-10T03:00:00Z'],
    [person, 'individual', '2025-02-11T03:00:00Z'],
    [firm, 'organisation', '2026-11-01T03:00:00Z'],
  ] as const;
  for (const [buyer, adopterType, at] of payments) {
    const { id } = await world.plant({ firstYearOutcome: adopterType === 'individual' ? 'alive' : 'dead' });
    const paidAt = new Date(at);
    await recordPaid(
      world.services,
      world.db,
      {
        adopterId: buyer.adopter.id,
        treeIds: [id],
        method: 'bca_va',
        createdAt: paidAt,
        paidAt,
        customer: { firstName: 'A', lastName: '', email: buyer.email, phone: '+6281234567890', adopterType },
        publicName: 'hidden',
        holder: 'A',
        message: null,
        language: 'id',
      },
      world.services.clock.now(),
    );
  }
  await world.db.insert(financialEntry).values([
    {
      date: '2025-03-01',
      kind: 'income',
      source: 'grant',
      name: { id: '=Hibah', en: 'Grant' },
      amount: 1_000,
    },
    {
      date: '2025-04-01',
      kind: 'expense',
      source: 'grant',
      name: { id: 'Bibit', en: 'Seedlings' },
      amount: 400,
    },
  ]);
  await world.db.insert(annualReport).values({
    year: 2025,
    title: { id: 'Laporan tahunan 2025', en: 'Annual report 2025' },
    summary: { id: 'Tahun yang basah.', en: 'A wet year.' },
    publishedAt: new Date('2026-03-16T02:00:00Z'),
  });
  await world.db.insert(partner).values([
    { name: 'Kedua', position: 2, logo: 'partners/b.png', url: 'https://partner.example' },
    { name: 'Pertama', position: 1 },
  ]);
});
afterAll(() => world.close());

const paid = 154_000;
const report = async (query: string) => (await world.get(`/report/financial?${query}`)).body.data;

describe('GET /report/spending', () => {
  const spent = async () => (await world.get('/report/spending?lang=en')).body.data;

  it('shows no figure of what nobody has entered', async () => {
    expect(await spent()).toMatchObject({
      illustrative: false,
      asOf: null,
      split: null,
      rows: [],
      unspent: { amount: 0, parts: [] },
      total: { received: 5 * 150_000, passedOn: 0, trees: 5, passedOnPerTree: 0 },
    });
  });

  it('divides the price, and holds what was passed on beside what came in', async () => {
    await world.db.insert(priceSplit).values([
      { validFrom: '2025-01-01', purpose: 'patrol', share: 8_400 },
      { validFrom: '2025-01-01', purpose: 'books', share: 1_600 },
    ]);
    const { hulu } = world.ids;
    await world.db.insert(spending).values([
      { date: '2025-03-10', communityId: hulu, purpose: 'patrol', reference: 'A', amount: 300_000 },
      { date: '2025-04-10', communityId: hulu, purpose: 'patrol', reference: 'B', amount: 60_000 },
      { date: '2025-04-10', purpose: 'books', reference: '', amount: 48_000 },
    ]);
    const data = await spent();
    expect(data).toMatchObject({
      asOf: '2025-04-10',
      price: { full: 150_000, toPay: 150_000, discount: null, discountEndsAt: null },
      split: {
        validFrom: '2025-01-01',
        groupShare: 84,
        parts: [
          { purpose: 'patrol', name: 'Patrols and measuring', toGroup: true, share: 84, ofFull: 126_000 },
          { purpose: 'books', toGroup: false, ofFull: 24_000, ofToPay: 24_000 },
        ],
      },
      years: [
        { year: 2024, received: 150_000, passedOn: 0, trees: 1 },
        { year: 2025, received: 450_000, passedOn: 360_000, used: 48_000, passedOnPerTree: 120_000 },
        { year: 2026, received: 150_000 },
      ],
      groups: [{ kelompokKomunitas: { slug: 'hulu-contoh' }, received: 750_000, passedOn: 360_000 }],
      // The payment of 2024 came in before any split.
      unspent: { amount: 4 * 126_000 - 360_000 },
    });
    expect(data.rows).toEqual([
      expect.objectContaining({ year: 2025, purpose: 'patrol', amount: 360_000, toGroup: true }),
      expect.objectContaining({ year: 2025, purpose: 'books', kelompokKomunitas: null, amount: 48_000 }),
    ]);
  });

  it('comes as CSV', async () => {
    const { headers, payload } = await world.app.inject('/api/v1/report/spending?format=csv&lang=en');
    expect(headers['content-disposition']).toBe('attachment; filename="rimba-spending.csv"');
    expect(payload.split('\r\n')).toEqual([
      '\uFEFFYear,Group,Kind,Purpose,Amount (Rp),Adoptions paid',
      '2024,LPHD Hulu Contoh,Received,,150000,1',
      '2025,LPHD Hulu Contoh,Received,,450000,3',
      '2026,LPHD Hulu Contoh,Received,,150000,1',
      '2025,LPHD Hulu Contoh,Passed on,Patrols and measuring,360000,',
      '2025,,Used by Rimba,Bookkeeping,48000,',
      '',
    ]);
  });
});

describe('GET /report/financial', () => {
  it.each(['year', 'quarter', 'month'])('by %s: rows sum to the headline', async (period) => {
    const data = await report(`period=${period}`);
    expect(data.total).toBe(5 * paid);
    expect(data.transactions).toBe(5);
    expect(data.rows.reduce((sum: number, { amount }: Row) => sum + amount, 0)).toBe(data.total);
    expect(data.years).toEqual([2026, 2025, 2024]);
  });

  it('puts a payment in the WIB day it arrived', async () => {
    const { rows } = await report('period=year&lang=en');
    expect(rows.map(({ period, name, amount }: Row) => [period, name, amount])).toEqual([
      ['2026', 'Organisations', paid],
      ['2025', 'Individuals', 2 * paid],
      ['2025', 'Organisations', paid],
      ['2024', 'Individuals', paid],
    ]);
    const months = await report('period=month&year=2025');
    expect(months.rows.map(({ period }: Row) => period)).toEqual(['2025-02', '2025-02', '2025-01']);
    expect(months.rows[2]).toMatchObject({ year: 2025, quarter: 1, month: 1, source: 'individual' });
  });

  it('narrows to a year and a source, headline included', async () => {
    expect(await report('year=2025&source=individual')).toMatchObject({ total: 2 * paid, transactions: 2 });
    expect(await report('year=2010')).toMatchObject({
      total: 0,
      rows: [],
      imported: { income: 0, rows: [] },
    });
  });

  it('keeps imported money apart', async () => {
    const { imported, total } = await report('period=quarter&lang=en');
    expect(total).toBe(5 * paid);
    expect(imported).toMatchObject({ income: 1_000, expense: 400 });
    expect(imported.rows.map(({ period, name }: Row) => [period, name])).toEqual([
      ['2025-Q2', 'Seedlings'],
      ['2025-Q1', 'Grant'],
    ]);
  });

  it('comes as CSV with the same sum', async () => {
    const answer = await world.app.inject('/api/v1/report/financial?period=year&format=csv&lang=en');
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toContain('.csv');
    const lines = answer.body.replace('\uFEFF', '').trim().split('\r\n');
    expect(lines).toHaveLength(6);
    expect(lines.at(-1)).toBe(`Total,,${5 * paid}`);
  });

  it('has what was entered from outside as CSV of its own, which adds up to each kind', async () => {
    const path = '/api/v1/report/financial?period=year&format=csv&rows=imported&lang=en';
    const [answer, json] = [await world.app.inject(path), await world.get('/report/financial?period=year')];
    expect(answer.headers['content-disposition']).toBe('attachment; filename="rimba-imported-year-all.csv"');
    const [, ...lines] = answer.body.replace('\uFEFF', '').trim().split('\r\n');
    const { rows, income, expense } = json.body.data.imported;
    expect(lines).toHaveLength(rows.length + 2);
    expect(lines.slice(-2)).toEqual([`Total,Other income,,${income}`, `Total,Spending,,${expense}`]);
  });

  it.each(['rows=all', 'period=week', 'year=abc', 'source=nobody', 'format=xml', 'colour=red'])(
    'refuses %s',
    async (query) => {
      const { status, body } = await world.get(`/report/financial?${query}`);
      expect(status).toBe(400);
      expect(body.errors[0].path).toBe(query.split('=')[0]);
    },
  );
});

describe('annual reports', () => {
  it('lists what was published, with the figures of the WIB year', async () => {
    const { body } = await world.get('/report/annual?lang=en');
    expect(body.data).toHaveLength(1);
    expect(body.data[0]).toMatchObject({
      year: 2025,
      title: 'Annual report 2025',
      summary: 'A wet year.',
      figures: { adoptions: 3, income: 3 * paid, otherIncome: 1_000, expense: 400 },
    });
  });

  it('is a real PDF of the size the list says', async () => {
    const { body } = await world.get('/report/annual/2025');
    const file = await world.app.inject(body.data.file.url);
    expect(file.headers['content-type']).toBe('application/pdf');
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(file.rawPayload.byteLength).toBe(body.data.file.size);
    const english = await world.app.inject('/api/v1/report/annual/2025/file?lang=en');
    expect(english.rawPayload.equals(file.rawPayload)).toBe(false);
  });

  it.each([
    ['/report/annual/2019', 404, 'request.report_not_found'],
    ['/report/annual/2019/file', 404, 'request.report_not_found'],
    ['/report/annual/soon', 400, 'request.invalid_parameter'],
    ['/report/annual?page=1', 400, 'request.unknown_parameter'],
  ])('%s is a %d', async (path, status, code) => {
    expect(await world.get(path)).toMatchObject({ status, body: { code } });
  });
});

it('GET /impact counts from the records', async () => {
  const { body } = await world.get('/impact');
  const values = Object.fromEntries(
    body.data.map(({ key, value }: { key: string; value: number }) => [key, value]),
  );
  expect(values).toMatchObject({
    treesInTerm: 1,
    treesEver: 5,
    adopters: 1,
    communities: 1,
    treesRecorded: 5,
    species: 1,
    carbon: 6,
    income: 0.8,
    survival: 0.6,
    updates: 1,
  });
  expect(body.data.find(({ key }: { key: string }) => key === 'survival')).toMatchObject({
    unit: 'share',
    total: 5,
  });
});

it('GET /impact comes as CSV, each figure with what it means', async () => {
  const answer = await world.app.inject('/api/v1/impact?format=csv&lang=en');
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(answer.headers['content-disposition']).toBe('attachment; filename="rimba-impact.csv"');
  const { data } = (await world.get('/impact')).body;
  const [head, ...lines] = answer.body.replace('\uFEFF', '').trim().split('\r\n');
  expect(head).toBe('Figure,Value,Unit,Measured on (trees),What it means,As of (WIB)');
  expect(lines).toHaveLength(data.length);
  expect(lines[0]).toMatch(/^Trees in adoption,1,count,,The number of trees .*,\d{4}-\d\d-\d\d$/);
  expect(lines.find((line) => line.startsWith('Survival'))).toMatch(/^Survival,0\.6,share of 1,5,/);
});

it('writes a share into the file to four digits', async () => {
  const { clock, forest, adoption } = world.services;
  const measures = async () => ({ ...(await forest.measures()), survival: { share: 2 / 3, total: 3 } });
  const impact = createImpactRepository(world.db);
  const { ownForest } = adoption;
  const file = await createImpactService({ clock, forest: { measures }, ownForest, impact }).csv('en');
  expect(file).toContain('Survival,0.6667,share of 1,3,');
});

it('GET /partner lists partners in their order', async () => {
  const { body } = await world.get('/partner');
  expect(body.data).toMatchObject([
    { name: 'Pertama', logo: null, url: null },
    { name: 'Kedua', logo: '/api/v1/files/partners/b.png', url: 'https://partner.example' },
  ]);
});
