import { date, rupiah } from '@rimba/i18n/format';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { adopter, transaction, tree } from '../../database/schema/index.ts';
import { recordSurveys } from '../../forest/survey/index.ts';
import { openWorld, type World } from '../../testing/adoption-world.ts';
import { statementContent } from '../transaction/index.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

it('tells what was paid, what was given back by hand, and what became of each tree', async () => {
  const { adoption, clock } = world.services;
  const buyer = await world.signUp();
  const [kept = 0, dead = 0, lost = 0, next = 0] = await world.plant(4);
  const holder = 'Siti Rahmawati';
  const own = await world.adopt(buyer, [kept, dead, lost], { holder });
  const year = Number(own.paidAt.slice(0, 4));
  await world.db
    .update(transaction)
    .set({ flagged: ['paid twice: TRX-1-2'] })
    .where(eq(transaction.id, own.id));
  await adoption.payment.flagged.settle(own.number, {
    kind: 'refunded',
    note: 'BCA 17/11',
    amount: 150_000,
    by: 'Dewi',
  });
  await clock.advance(30 * 86_400);
  const surveyedAt = clock.now();
  await recordSurveys(
    world.db,
    [dead, lost].map((treeId) => ({
      treeId,
      surveyedAt,
      surveyor: 'Udin',
      height: 8,
      circumference: 40,
      condition: 'dead' as const,
      phenology: 'none' as const,
      notes: null,
    })),
    surveyedAt,
  );
  await world.db.update(tree).set({ replacesTreeId: dead }).where(eq(tree.id, next));
  await adoption.term.replacements.moveDue();

  const [account] = await world.db.select().from(adopter).where(eq(adopter.email, buyer.email));
  const id = account?.id ?? 0;
  const written = async (of = year) => {
    const { paid, givenBack } = await adoption.transaction.transactions.ofYear(id, of, 'en');
    const { trees: forest } = await adoption.ownForest.read(id);
    const facts = { year: of, name: holder, transactions: paid, givenBack, forest, now: clock.now() };
    return statementContent({ ...facts, language: 'en' }, { name: 'Rimba Contoh' });
  };
  const content = await written();
  expect(content.facts.map(({ value }) => value)).toEqual([holder, 'Rimba Contoh']);
  expect(content.twigs.length).toBeGreaterThan(0);
  expect(content.payments.rows).toEqual([[own.number, expect.any(String), '3', rupiah(453_150, 'en')]]);
  expect(content.sums).toEqual([
    { label: expect.any(String), value: '3' },
    { label: expect.stringMatching(/BCA 17\/11/), value: rupiah(-150_000, 'en') },
  ]);
  expect(content.total.value).toBe(rupiah(303_150, 'en'));
  const [code = ''] = (await world.db.select().from(tree).where(eq(tree.id, next))).map((one) => one.code);
  const fates = ({ trees }: typeof content) => trees.rows.map((row) => row.at(-1));
  expect(fates(content)).toEqual(['In term', `Replaced by ${code}`, 'Died']);

  await clock.advance(310 * 86_400);
  const renewed = await world.renew(buyer, [kept]);
  const begins = date(own.trees[0].endsAt, 'en');
  expect(fates(await written(Number(renewed.paidAt.slice(0, 4))))).toEqual([`From ${begins}`]);

  await clock.advance(90 * 86_400);
  await adoption.term.ends.endTerms();
  expect(fates(await written())).toEqual(['Ended', `Replaced by ${code}`, 'Died']);
  const file = await world.app.inject({
    url: `/api/v1/transaction/me/statement?year=${year}`,
    headers: buyer.headers,
  });
  expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
});
