import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import {
  adoption,
  annualReport,
  apiKey,
  community,
  communityActivity,
  communityPhoto,
  flaggedDecision,
  partner,
  passkey,
  passkeyChallenge,
  renewal,
  signInWay,
  tree,
  unaskedMessage,
} from '../../database/schema/index.ts';
import { openWorld } from '../adoption-world.ts';
import { runCommand } from '../test-terminal.ts';

/** Opens the sealed signing key of the baseline wherever it is restored. */
export const secretsKey = 'what the baseline of the upgrade test is sealed with';

/** Fills every table of a database through the product, and leaves a backup of it in an empty folder. */
export async function makeBaseline(backup: string): Promise<void> {
  const world = await openWorld({ secretsKey });
  try {
    const { dataFolder } = world.services.config;
    const rimba = async (...args: string[]) => {
      const done = await runCommand(dataFolder, args, { databaseUrl: world.databaseUrl, secretsKey });
      if (done.code !== 0) throw new Error(`rimba ${args.join(' ')}: ${done.errors}`);
    };
    const siti = await world.signUp({ email: 'siti@rimba.test' });
    const call = async (method: 'POST' | 'PUT', url: string, payload: object) => {
      const answer = await world.app.inject({ method, url: `/api/v1${url}`, headers: siti.headers, payload });
      if (answer.statusCode >= 300) throw new Error(`${method} ${url}: ${answer.body}`);
    };

    const [adopted = 0, second = 0, ordered = 0, wished = 0] = await world.plant(4);
    const paid = await world.adopt(siti, [adopted, second], { gift: { message: 'Untuk Ibu' } });
    const paymentMethodId = world.methodId('bca_va');
    const placed = await world.place(siti, await world.order([ordered], { paymentMethodId }));
    if (placed.statusCode !== 201) throw new Error(`Not placed: ${placed.body}`);
    await call('POST', '/wishtree/me', { treeId: wished });
    await call('POST', '/contact', {
      name: 'Ratna Dewi',
      email: 'ratna@rimba.test',
      subject: 'Sertifikat',
      message: 'Di mana sertifikat saya?',
      recaptchaToken: await world.captchaToken('contact'),
    });
    await writeRows(world.db, adopted, paid.id);

    const { code } = await treeOf(world.db, adopted);
    const day = 86_400;
    await world.services.clock.advance(day / 4);
    const surveyedAt = world.services.clock.now().toISOString();
    write(dataFolder, 'surveys.csv', [
      'tree,surveyed_at,surveyor,circumference,height,condition',
      `${code},${surveyedAt},Rahmadi,41.5,8.2,healthy`,
    ]);
    await rimba('import', 'surveys', 'surveys.csv');
    await rimba('survey', 'delay', 'lphd-gambut-jaya', 'Banjir di jalur patroli');
    write(dataFolder, 'reports.csv', [
      'date,kind,source,name_id,name_en,amount',
      '2026-01-02,income,grant,Hibah,Grant,1000000',
    ]);
    await rimba('import', 'reports', 'reports.csv');
    write(dataFolder, 'split.csv', [
      'valid_from,purpose,percent',
      '2026-01-01,patrol,84',
      '2026-01-01,data,16',
    ]);
    await rimba('import', 'split', 'split.csv');
    write(dataFolder, 'spending.csv', ['date,purpose,amount', '2026-02-10,data,15000']);
    await rimba('import', 'spending', 'spending.csv');
    mkdirSync(join(dataFolder, 'photos'));
    await sharp({ create: { width: 40, height: 30, channels: 3, background: '#067951' } })
      .jpeg()
      .toFile(join(dataFolder, 'photos', `${code}-leaf-1.jpg`));
    await rimba('photos', 'add', 'photos');
    const otherPrices = [{ name: { id: 'Bibit', en: 'Seedling' }, isPercentage: false, value: 5_000 }];
    const price = { mainPrice: 160_000, otherPrices, discounts: [] };
    await world.services.adoption.price.prices.setPrice(world.db, price, new Date('2100-01-01T00:00:00Z'));
    // Jobs are done meanwhile, so that trees are counted and the survey is told.
    await world.services.clock.advance(day / 24);

    const { certificateNumber } = paid.certificates[0];
    await call('PUT', '/notification/preference', {
      preferences: [{ category: 'rimba_tree_survey', inApp: true, email: false }],
    });
    await call('POST', '/download-ticket', { document: 'certificate', certificateNumber, language: 'id' });
    await rimba('backup', 'make', backup);
  } finally {
    await world.close();
  }
}

type WorldDb = Awaited<ReturnType<typeof openWorld>>['db'];

async function treeOf(db: WorldDb, id: number): Promise<typeof tree.$inferSelect> {
  const [row] = await db.select().from(tree).where(eq(tree.id, id));
  if (!row) throw new Error(`There is no tree ${id}`);
  return row;
}

/** What nobody but staff and the seed writes. */
async function writeRows(db: WorldDb, treeId: number, transactionId: number): Promise<void> {
  const { communityId } = await treeOf(db, treeId);
  const moment = new Date('2026-03-16T02:00:00Z');
  const words = { id: 'Patroli', en: 'Patrol' };
  await db
    .update(community)
    .set({ featuredPrograms: [{ title: words, text: words }] })
    .where(eq(community.id, communityId));
  await db.insert(communityPhoto).values({
    communityId,
    file: '/drawings/patrol.svg',
    kind: 'drawing',
    caption: words,
    position: 1,
  });
  const [term] = await db.select().from(adoption).where(eq(adoption.treeId, treeId));
  const adopterId = term?.adopterId ?? 0;
  await db.insert(unaskedMessage).values({
    adopterId,
    category: 'rimba_year_review',
    occasion: '2026',
    toldAt: moment,
  });
  const [way] = await db
    .insert(signInWay)
    .values({ adopterId, kind: 'passkey', label: 'Laptop', addedAt: moment })
    .returning();
  await db.insert(passkey).values({
    wayId: way?.id ?? 0,
    credentialId: 'bGFwdG9w',
    publicKey: 'a2V5',
    counter: 1,
    transports: ['internal'],
  });
  const expiresAt = new Date('2100-01-01T00:00:00Z');
  await db.insert(passkeyChallenge).values({ challenge: 'Y2hhbGxlbmdl', adopterId, expiresAt });
  await db.insert(apiKey).values({
    adopterId: term?.adopterId ?? 0,
    name: 'Toko Hijau',
    prefix: 'rimba_3f9a',
    secretHash: 'of a secret that nobody has',
    scopes: ['read', 'order'],
    createdAt: moment,
  });
  await db.insert(renewal).values({ transactionId, treeId, adoptionId: term?.id ?? 0 });
  await db.insert(communityActivity).values({ communityId, title: words, date: '2026-03-16' });
  await db.insert(partner).values({ name: 'Yayasan Contoh', url: 'https://partner.example', position: 1 });
  await db.insert(annualReport).values({ year: 2025, title: words, summary: words, publishedAt: moment });
  await db.insert(flaggedDecision).values({
    transactionId,
    reasons: ['1 of 2 trees could not be given'],
    decision: 'noted',
    note: 'Sudah dibicarakan',
    decidedBy: 'Dewi',
    decidedAt: moment,
  });
}

const write = (folder: string, name: string, lines: readonly string[]) =>
  writeFileSync(join(folder, name), `${lines.join('\n')}\n`);
