import { count, eq, isNotNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { adopter, adoption, community, species, survey, tree } from '../database/schema/index.ts';
import { contains } from '../forest/community/polygon.rules.ts';
import { buildTestApi, type TestApi } from '../testing/test-api.ts';
import { seedDemoData } from './seed.ts';

let api: TestApi;

beforeAll(async () => {
  api = await buildTestApi();
  await expectNothingHalf();
  const onPlant = vi.fn();
  expect(await seedDemoData(api.services, onPlant)).toBe(true);
  expect(onPlant).toHaveBeenCalledOnce();
  // Planted twice, beside whatever else a machine tests.
});
afterAll(() => api.close());

/** A start that ends in the middle of planting. */
async function expectNothingHalf() {
  const { adoption: domain, ...services } = api.services;
  const recordSettled = () => Promise.reject(new Error('ended in the middle'));
  const payment = { ...domain.payment, attempts: { ...domain.payment.attempts, recordSettled } };
  const broken = seedDemoData({ ...services, adoption: { ...domain, payment } });
  await expect(broken).rejects.toThrow('ended in the middle');
  expect(await api.db.$count(tree)).toBe(0);
  expect(await api.db.$count(species)).toBe(0);
}

const get = async (path: string) => (await api.app.inject(`/api/v1${path}`)).json();

it('leaves a filled database alone', async () => {
  const onPlant = vi.fn();
  expect(await seedDemoData(api.services, onPlant)).toBe(false);
  expect(onPlant).not.toHaveBeenCalled();
  expect(await api.db.$count(tree)).toBe(2_000);
});

it('plants 2,000 trees of at least 40 species, each with 2 to 8 surveys', async () => {
  const surveys = await api.db
    .select({ treeId: survey.treeId, visits: count() })
    .from(survey)
    .groupBy(survey.treeId);
  expect(surveys).toHaveLength(2_000);
  expect(Math.min(...surveys.map(({ visits }) => visits))).toBeGreaterThanOrEqual(2);
  expect(Math.max(...surveys.map(({ visits }) => visits))).toBeLessThanOrEqual(8);
  const { meta, data } = await get('/species?limit=100');
  expect(meta.total).toBe(66);
  expect(data.filter(({ treeCount }: { treeCount: number }) => treeCount > 0).length).toBeGreaterThan(40);
});

it('keeps every tree inside its community and the regency, and the public pair on the grid', async () => {
  const rows = await api.db
    .select({ tree, area: community.area })
    .from(tree)
    .innerJoin(community, eq(community.id, tree.communityId));
  for (const { tree: one, area } of rows) {
    expect(contains(area, [one.exactLongitude, one.exactLatitude]), one.code).toBe(true);
    expect(one.latitude).toBeCloseTo(Math.round(one.exactLatitude * 1_000) / 1_000, 9);
    expect(one.exactLongitude).toBeGreaterThan(111.2);
    expect(one.exactLongitude).toBeLessThan(112.12);
    expect(one.exactLatitude).toBeGreaterThan(-3.56);
    expect(one.exactLatitude).toBeLessThan(-1.33);
    expect(one.code).toMatch(/^KB-(AU|KM|KL|AS|PB)-\d{4}-\d{6}$/);
  }
});

it('lets trees grow and never shrink, and surveys no tree in the future', async () => {
  const { rows } = await api.db.execute<{ shrunk: number; ahead: number }>(sql`
    select count(*) filter (where circumference < before)::int as shrunk,
           count(*) filter (where surveyed_at > ${api.services.clock.now().toISOString()})::int as ahead
    from (select *, lag(circumference) over (partition by tree_id order by surveyed_at) as before from survey) as s`);
  expect(rows[0]).toEqual({ shrunk: 0, ahead: 0 });
});

it('lets no tree be taller than its years', async () => {
  const planted = await api.db
    .select({ code: tree.code, height: tree.height, plantedAt: tree.plantedAt, surveyedAt: tree.surveyedAt })
    .from(tree);
  for (const { code, height, plantedAt, surveyedAt } of planted) {
    const years = (surveyedAt.getTime() - Date.parse(plantedAt)) / (365.25 * 86_400_000);
    expect(height, code).toBeLessThanOrEqual(0.7 + 2 * years);
  }
});

it('labels everything as illustrative', async () => {
  const communities = await api.db.select().from(community);
  expect(communities).toHaveLength(5);
  for (const row of communities) {
    expect(row.name).toContain('Contoh');
    expect(row.skNumber).toContain('0000-CONTOH');
    expect(row.illustrative).toBe(true);
    expect(row.areaHectares).toBeGreaterThanOrEqual(1_000);
    expect(row.areaHectares).toBeLessThanOrEqual(8_600);
  }
  for (const { name, email, passwordHash } of await api.db.select().from(adopter)) {
    expect(name).toContain('Contoh');
    expect(email).toMatch(/@example\.(com|org)$/);
    expect(passwordHash).toBeNull();
  }
});

describe('what the figures say', () => {
  it('measures survival above the promise, and most surveys in time but not all', async () => {
    const { data } = await get('/impact');
    const of = (key: string) => data.find((counter: { key: string }) => counter.key === key);
    expect(of('survival').value).toBeGreaterThan(0.85);
    expect(of('survival').value).toBeLessThan(0.97);
    expect(of('updates').value).toBeGreaterThan(0.85);
    expect(of('updates').value).toBeLessThan(1);
    expect(of('treesInTerm').value).toBeGreaterThan(400);
    expect(of('income').value).toBeGreaterThan(50);
  });

  it('has dead trees, most with a replacement', async () => {
    const dead = await api.db.$count(tree, eq(tree.status, 'inactive'));
    const replaced = await api.db.$count(tree, isNotNull(tree.replacesTreeId));
    expect(dead).toBeGreaterThan(60);
    expect(replaced).toBeGreaterThan(dead / 3);
    expect(replaced).toBeLessThan(dead);
  });

  it('gives every patron rank to somebody and hides who wants to be hidden', async () => {
    const { data } = await get('/adopter?limit=50');
    const ranks = new Set(data.map(({ patronRank }: { patronRank: string | null }) => patronRank));
    expect(ranks).toEqual(new Set(['diamond', 'platinum', 'gold', null]));
    expect(data.map(({ publicName }: { publicName: string }) => publicName)).toContain('Sahabat Pohon');
  });

  it('agrees between terms, statuses and species', async () => {
    const inTerm = await api.db.$count(adoption, sql`ends_at > ${api.services.clock.now().toISOString()}`);
    expect(await api.db.$count(tree, eq(tree.status, 'adopted'))).toBe(inTerm);
    expect(await api.db.$count(species)).toBe(66);
  });
});

it('tells news in both languages, some of it only in the one it was written in', async () => {
  const { data, meta } = await get('/news?limit=100&lang=en');
  expect(meta.total).toBe(25);
  expect(data.filter(({ language }: { language: string }) => language === 'id')).toHaveLength(3);
  expect(new Set(data.map(({ lead }: { lead: string }) => lead)).size).toBe(25);
});

it('passes on less than came in, labelled, and every sum adds up', async () => {
  const { data } = await get('/report/spending');
  const sum = (rows: object[], key: string) =>
    rows.reduce((total, row) => total + Number(Object.entries(row).find(([name]) => name === key)?.[1]), 0);
  const { split, price, total, years, groups, rows, unspent } = data;
  expect(data.illustrative).toBe(true);
  expect(sum(split.parts, 'ofFull')).toBe(price.full);
  expect(sum(split.parts, 'ofToPay')).toBe(price.toPay);
  expect(sum(split.parts, 'share')).toBe(100);
  for (const key of ['received', 'passedOn', 'trees']) {
    expect(sum(years, key)).toBe(total[key]);
    expect(sum(groups, key)).toBe(total[key]);
    for (const { years: own, ...group } of groups) expect(sum(own, key)).toBe(group[key]);
  }
  expect(sum(rows, 'amount')).toBe(total.passedOn + total.used);
  expect(sum(unspent.parts, 'amount')).toBe(unspent.amount);
  expect(unspent.amount).toBeGreaterThan(0);
  expect(total.passedOn + unspent.amount).toBe(
    sum(
      split.parts.map(({ share, toGroup }: { share: number; toGroup: boolean }) => ({
        got: toGroup ? (total.received * share) / 100 : 0,
      })),
      'got',
    ),
  );
});
