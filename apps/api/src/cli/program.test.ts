import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { and, desc, eq, isNull } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  adopter,
  annualReport,
  community,
  communityActivity,
  paymentMethod,
  session,
  signingKey,
  survey,
  surveyDelay,
  transaction,
  treeImage,
} from '../database/schema/index.ts';
import { type ForestWorld, openForest } from '../testing/forest-world.ts';
import { runCommand } from '../testing/test-terminal.ts';

let world: ForestWorld;
let folder: string;
beforeAll(async () => {
  world = await openForest();
  folder = world.services.config.dataFolder;
});
afterAll(() => world.close());

const run = (...args: string[]) => runCommand(folder, args, { databaseUrl: world.databaseUrl });
const write = (name: string, content: string | Buffer) => writeFileSync(join(folder, name), content);

it('tells the shell whether it worked, found problems, or was asked wrongly', async () => {
  expect(await run('--help')).toMatchObject({
    code: 0,
    output: expect.stringMatching(/--language <language> +language of the output, id or en\n/),
  });
  expect(await run('plant')).toMatchObject({
    code: 2,
    errors: expect.stringMatching(/^There is no command plant\.\n\nUsage: rimba \[options\] \[command\]/),
  });
  expect(await run('import', 'trees', '--dryrun')).toMatchObject({
    code: 2,
    errors: expect.stringMatching(/^There is no option --dryrun\. Did you mean --dry-run\?/),
  });
  expect((await run('import', 'trees')).errors).toContain('file is missing.');
  expect(await run('price', 'show', '--language', 'de')).toMatchObject({
    code: 2,
    errors: expect.stringMatching(/^--language <language> takes one of id, en\.\n/),
  });
  expect(await run('email', 'correct', 'a@rimba.test', 'b@rimba.test')).toMatchObject({
    code: 2,
    errors: expect.stringMatching(/^--checked is missing\.\n/),
  });
  expect(await run('price', 'show')).toMatchObject({ code: 1, errors: 'No price is set yet: price set.\n' });
  expect(await run('import', 'trees', 'nowhere.csv')).toMatchObject({
    code: 2,
    errors: 'There is no file '.concat(`${join(folder, 'nowhere.csv')}.\n`),
  });
  write(
    'entries.csv',
    'date,kind,source,name_id,name_en,amount\n2026-01-05,income,grant,Hibah,Grant,1500000\n',
  );
  expect(await run('import', 'reports', 'entries.csv')).toMatchObject({
    code: 0,
    output: 'Done. Rows: 1. New: 1. Updated: 0. Unchanged: 0. Left out: 0.\n',
  });
});

it('says in one sentence that the database is not there, and not with which password it was asked', async () => {
  const databaseUrl = 'postgres://rimba:geheim@127.0.0.1:9/rimba';
  for (const args of [
    ['price', 'show'],
    ['backup', 'make', 'kept'],
  ]) {
    const { code, errors } = await runCommand(folder, args, { databaseUrl });
    expect(code).toBe(1);
    expect(errors).toBe(
      'The database at 127.0.0.1:9 (DATABASE_URL) does not let us in: connect ECONNREFUSED 127.0.0.1:9.\n',
    );
  }
});

it('says what is wrong at the terminal and in a file no spreadsheet takes for formulas', async () => {
  write(
    'wrong.csv',
    'date,kind,source,name_id,name_en,amount,x\n2026-01-05,gift,grant,Hibah,Grant,=2+3,1\n2026-01-06,income,grant,Dua,Two,2,1\n',
  );
  const { code, output, errors } = await run(
    'import',
    'reports',
    'wrong.csv',
    '--report',
    'wrong-report.csv',
  );
  expect(code).toBe(1);
  expect(errors.split('\n')).toEqual([
    'Unknown columns, not read: x',
    'row 2, kind “gift”: must be one of: income (pemasukan), expense (pengeluaran)',
    'row 2, amount “=2+3”: must be a number from 1 to 999999999999',
    '',
  ]);
  expect(output).toContain('Nothing was written');
  expect(readFileSync(join(folder, 'wrong-report.csv'), 'utf8')).toBe(
    '\uFEFFrow,column,value,problem\r\n2,kind,gift,"must be one of: income (pemasukan), expense (pengeluaran)"\r\n' +
      "2,amount,'=2+3,must be a number from 1 to 999999999999\r\n",
  );
});

it('writes numbers as people there do, and says where the names of columns belong', async () => {
  write('titled.csv', 'DATA SPESIES\n\nUlin,Eusideroxylon zwageri\n');
  const titled = await run('import', 'species', 'titled.csv');
  expect(titled.errors).toContain('Found as heads: DATA SPESIES');
  expect(titled.output).toContain('One of the first 20 rows');
  const columns =
    'latin_name,local_name,family,wood_density,land_types,mature_height_min,mature_height_max,maximum_diameter';
  write('dense.csv', `${columns}\nShorea densa,Belangeran,Dipterocarpaceae,"9,5",peat_swamp,10,20,50\n`);
  const nowhere = await run('import', 'species', 'dense.csv', '--report', 'no/such/report.csv');
  expect(nowhere).toMatchObject({
    code: 1,
    output: '',
    errors: expect.stringMatching(/report\.csv cannot be read or written\.\n$/),
  });
  const args = ['import', 'species', 'dense.csv', '--report', 'dense-report.csv'];
  const said = await runCommand(folder, args, { databaseUrl: world.databaseUrl }, 'id');
  expect(said.errors).toContain('harus antara 0,05 dan 1,5');
  expect(readFileSync(join(folder, 'dense-report.csv'), 'utf8')).toContain('"harus antara 0,05 dan 1,5"');
});

it('names its report only where a problem is written in it', async () => {
  const rows = 'date,kind,source,name_id,name_en,amount\n2026-01-05,grant,grant,Hibah,Grant,1\n';
  write('told.csv', rows);
  write('headless.csv', 'Hibah\nGrant\n');
  const told = await run('import', 'reports', 'told.csv', '--report', 'told-report.csv');
  expect(told.output).toContain('told-report.csv');
  const headless = await run('import', 'reports', 'headless.csv', '--report', 'headless-report.csv');
  expect(headless.errors).toContain('date');
  expect(headless.output).not.toContain('headless-report.csv');
});

it('never writes its report over the file that it imports', async () => {
  const rows = 'date,kind,source,name_id,name_en,amount\n2026-01-05,gift,grant,Hibah,Grant,1\n';
  write('own.csv', rows);
  const { code, errors } = await run('import', 'reports', 'own.csv', '--report', './own.csv');
  expect([code, errors]).toEqual([2, '--report ./own.csv is the very file to import: name another.\n']);
  expect(readFileSync(join(folder, 'own.csv'), 'utf8')).toBe(rows);
});

it('names the line that cannot be read, in words of the language alone', async () => {
  const said = async (name: string, content: string) => {
    write(name, content);
    const args = ['import', 'reports', name];
    return (await runCommand(folder, args, { databaseUrl: world.databaseUrl }, 'id')).errors;
  };
  expect(await said('quote.csv', 'date,kind\n2026-01-05,"gr"ant\n')).toBe(
    'Di baris 2 ada tanda kutip yang tidak ditutup, atau berada di tengah nilai.\n',
  );
  expect(await said('cut.geojson', '{\n"type":"Feat')).toBe(
    'Baris 2 tidak bisa dibaca: perbaiki lalu coba lagi.\n',
  );
  expect(await said('none.xlsx', 'no archive')).toMatch(/^Berkas ini rusak, /);
});

it('warns of measurements that cannot be, and refuses them where it is asked to be strict', async () => {
  const { code: treeCode } = await world.plant();
  const head = 'tree,surveyed_at,surveyor,circumference,height,condition,girth_at';
  const rows = (...of: string[]) => [head, ...of.map((row) => `${treeCode},${row}`), ''].join('\n');
  const dayOf = (days: number) => world.daysAgo(-days).toISOString();
  await world.services.clock.advance(90 * 86_400);
  write('first.csv', rows(`${dayOf(-2)},Siti,40,4,healthy,breast`));
  expect(await run('import', 'surveys', 'first.csv', '--strict')).toMatchObject({
    code: 0,
    errors: expect.not.stringContaining('Look again'),
  });
  write('odd.csv', rows(`${dayOf(-1)},Siti,35.5,1.4,healthy,breast`));
  const surveys = () => world.db.$count(survey);
  const before = await surveys();

  const refused = await run('import', 'surveys', 'odd.csv', '--strict');
  expect(refused.code).toBe(1);
  expect(refused.errors.split('\n').sort()).toEqual([
    '',
    'row 2, circumference “35.5”: more than a tenth below the survey before (40 cm)',
    'row 2, girth_at “1.4”: a tree below 1.5 m is measured at the collar, not at 1.3 m',
    'row 2, height “1.4”: less than half of the survey before (4 m)',
  ]);
  expect(await surveys()).toBe(before);

  const warned = await run('import', 'surveys', 'odd.csv', '--report', 'odd-report.csv');
  expect(warned).toMatchObject({ code: 0, output: expect.stringContaining('New: 1.') });
  expect(warned.errors).toContain('Look again: row 2, height “1.4”');
  expect(warned.errors).toContain('3 measurements that cannot be.');
  expect(readFileSync(join(folder, 'odd-report.csv'), 'utf8')).toContain('2,height,1.4,');
  expect(await surveys()).toBe(before + 1);
});

it('wants no measures of a dead tree, and warns of none', async () => {
  const { code: treeCode, id } = await world.plant();
  const head = 'tree,surveyed_at,surveyor,circumference,height,condition,girth_at,cause';
  const row = (days: number, rest: string) =>
    `${treeCode},${world.daysAgo(-days).toISOString()},Siti,${rest}`;
  await world.services.clock.advance(90 * 86_400);
  write('alive.csv', [head, row(-3, ',,healthy,,'), ''].join('\n'));
  expect((await run('import', 'surveys', 'alive.csv')).errors.split('\n').sort()).toEqual([
    '',
    'row 2, circumference “”: is required',
    'row 2, height “”: is required',
  ]);
  write('cause.csv', [head, row(-3, '40,4,healthy,,wind'), ''].join('\n'));
  expect(await run('import', 'surveys', 'cause.csv')).toMatchObject({
    code: 1,
    errors: expect.stringContaining('row 2, cause “wind”: names what a tree died of'),
  });
  write('empty.csv', 'nama,lokasi\n');
  expect(await run('import', 'surveys', 'empty.csv')).toMatchObject({
    code: 1,
    errors: expect.stringContaining('required: tree, surveyed_at, surveyor'),
  });
  write('died.csv', [head, row(-3, '40,4,healthy,,'), row(-2, ',,dead,breast,angin'), ''].join('\n'));
  expect(await run('import', 'surveys', 'died.csv', '--strict')).toMatchObject({ code: 0 });
  const [last] = await world.db
    .select()
    .from(survey)
    .where(eq(survey.treeId, id))
    .orderBy(desc(survey.surveyedAt))
    .limit(1);
  expect(last).toMatchObject({ condition: 'dead', cause: 'wind' });
  expect(last?.height).toBe(4);
  expect((await run('import', 'surveys', 'died.csv')).output).toContain('Unchanged: 2.');
  write('stump.csv', [head, row(-1, '38,0.5,dead,breast,'), ''].join('\n'));
  expect(await run('import', 'surveys', 'stump.csv', '--strict')).toMatchObject({ code: 0 });
  expect((await run('import', 'surveys', '--help')).output).toMatch(/cause \(.+\): wind \(angin\), /);
});

it('adds pictures by their names, without what the camera wrote into them', async () => {
  const { code: treeCode, id } = await world.plant();
  const photos = join(folder, 'photos');
  mkdirSync(photos);
  const picture = await sharp({ create: { width: 2_000, height: 1_000, channels: 3, background: 'green' } })
    .withExif({ IFD0: { Copyright: 'exact place' }, IFD2: { DateTimeOriginal: '2027:04:04 09:30:00' } })
    .jpeg()
    .toBuffer();
  writeFileSync(join(photos, `${treeCode}-leaf-1.jpg`), picture);
  writeFileSync(join(photos, `${treeCode}-leaf-2.jpg`), 'not a picture');
  writeFileSync(join(photos, 'KB-AU-1999-000001-leaf-1.jpg'), picture);
  writeFileSync(join(photos, `${treeCode}-leaf-01.webp`), await sharp(picture).negate().webp().toBuffer());
  writeFileSync(join(photos, `${treeCode}-leaf-4.heic`), picture);
  writeFileSync(join(photos, 'IMG_0001.jpg'), picture);
  writeFileSync(join(photos, 'IMG\u001b[2J.jpg'), picture);
  expect(await run('photos', 'add', 'photos', '--dry-run')).toMatchObject({ code: 1 });
  expect(await world.db.$count(treeImage)).toBe(0);
  const added = await run('photos', 'add', 'photos');
  expect(added).toMatchObject({ code: 1, output: 'New pictures: 1. There already: 0. Left out: 6.\n' });
  expect(added.errors).toContain(`leaf-1.jpg: is the same picture by its name as ${treeCode}-leaf-01.webp`);
  expect(added.errors).toContain(`${treeCode}-leaf-4.heic: is HEIC`);
  expect(added.errors).toContain('IMG_0001.jpg: the name must be like');
  expect(added.errors).toContain('IMG·[2J.jpg: the name must be like');
  const [stored] = await world.db.select().from(treeImage).where(eq(treeImage.treeId, id));
  const kept = await world.services.files.get(stored?.file ?? '');
  expect(await sharp(kept).metadata()).toMatchObject({ format: 'webp', width: 1_600, height: 800 });
  expect(kept?.includes('exact place')).toBe(false);
  expect((await run('photos', 'add', 'photos')).output).toContain('New pictures: 0. There already: 1.');

  writeFileSync(join(photos, `${treeCode}-leaf-01.webp`), await sharp(picture).keepExif().webp().toBuffer());
  expect((await run('photos', 'add', 'photos')).output).toContain('New pictures: 1.');
  const [dated, ...others] = await world.db.select().from(treeImage);
  expect(others).toEqual([]);
  expect(dated?.takenAt?.toISOString()).toBe('2027-04-04T02:30:00.000Z');
  expect(await world.services.files.get(stored?.file ?? '')).toBeUndefined();
});

it('adds pictures of a community, by its address name and a number', async () => {
  const { communityId } = await world.plant();
  const [communityRow] = await world.db.select().from(community).where(eq(community.id, communityId));
  mkdirSync(join(folder, 'group'));
  const take = (name: string, background: string) =>
    sharp({ create: { width: 40, height: 30, channels: 3, background } })
      .jpeg()
      .toFile(join(folder, 'group', name));
  await take(`${communityRow?.slug}-photo-1.jpg`, 'green');
  await take('nobody-photo-1.jpg', 'green');
  const added = await run('photos', 'add', 'group');
  expect(added).toMatchObject({ code: 1, output: 'New pictures: 1. There already: 0. Left out: 1.\n' });
  expect(added.errors).toContain('nobody-photo-1.jpg: no community');
  await take(`${communityRow?.slug}-photo-1.jpg`, 'red');
  await run('photos', 'add', 'group');
  const shown = await world.app.inject(
    `/api/v1/kelompok-komunitas/${communityRow?.id}/photos?filter[kind]=photo`,
  );
  const [photo, ...more] = shown.json().data;
  expect(more).toEqual([]);
  expect(photo).toMatchObject({ kind: 'photo', caption: communityRow?.name });
});

it('adds the picture of a note, by its community, its day and which of that day it is', async () => {
  const { communityId } = await world.plant();
  const [communityRow] = await world.db.select().from(community).where(eq(community.id, communityId));
  const note = { communityId, date: '2026-02-01', image: '/drawings/svg/other-tape.svg' };
  const words = { id: 'Sekat', en: 'Blocks' };
  const [, second] = await world.db
    .insert(communityActivity)
    .values([
      { ...note, title: words, text: words },
      { ...note, title: words, text: words },
    ])
    .returning();
  mkdirSync(join(folder, 'notes'));
  const take = (name: string, background: string) =>
    sharp({ create: { width: 40, height: 30, channels: 3, background } })
      .jpeg()
      .toFile(join(folder, 'notes', name));
  await take(`${communityRow?.slug}-news-2026-02-01-2.jpg`, 'green');
  await take(`${communityRow?.slug}-news-2026-02-01-3.jpg`, 'green');
  const added = await run('photos', 'add', 'notes');
  expect(added).toMatchObject({ code: 1, output: 'New pictures: 1. There already: 0. Left out: 1.\n' });
  expect(added.errors).toContain('-news-2026-02-01-3.jpg: this community has no such note of that day');
  const shown = async () => (await world.app.inject(`/api/v1/news/${second?.id}`)).json().data.image;
  const before = await shown();
  expect(before.kind).toBe('photo');
  expect((await world.app.inject(before.url)).statusCode).toBe(200);
  await take(`${communityRow?.slug}-news-2026-02-01-2.jpg`, 'red');
  await run('photos', 'add', 'notes');
  expect((await shown()).url).not.toBe(before.url);
  expect((await world.app.inject(before.url)).statusCode).toBe(404);
});

it('stops offering a payment method, and offers it again', async () => {
  expect((await run('methods', 'off', 'qris')).output).toBe('qris  QRIS  not offered\n');
  expect((await run('methods', 'off', 'QRIS')).output).toBe('qris  QRIS  not offered\n');
  expect((await run('methods', 'list')).output).toMatch(/^qris {2}QRIS {2}not offered$/m);
  const groups = (await world.app.inject('/api/v1/payment-method')).json().data;
  const codes: { code: string; available: boolean }[] = groups.flatMap(
    ({ methods }: { methods: object[] }) => methods,
  );
  expect(codes.find(({ code }) => code === 'qris')).toMatchObject({ available: false });
  expect((await run('methods', 'on', 'qris')).output).toContain('offered');
  expect((await run('methods', 'on', 'barter')).errors).toContain('no payment method barter');
});

it('publishes and corrects a report', async () => {
  const words = (summary: string) =>
    JSON.stringify({
      title: { id: 'Laporan 2024', en: 'Report 2024' },
      summary: { id: summary, en: summary },
    });
  write('report.json', words('Tahun pertama'));
  expect(await run('report', 'publish', '2024', 'report.json')).toMatchObject({ code: 0 });
  write('report.json', words('Tahun pertama, diperbaiki'));
  expect((await run('report', 'publish', '2024', 'report.json')).output).toContain('corrected');
  expect(await world.db.select().from(annualReport)).toMatchObject([
    { summary: { id: 'Tahun pertama, diperbaiki' } },
  ]);
  expect((await run('report', 'publish', '2998', 'report.json')).code).toBe(2);
  write('report.json', '{"title":{"id":"x"}}');
  expect(await run('report', 'publish', '2024', 'report.json')).toMatchObject({
    code: 1,
    errors: expect.stringContaining('/title'),
  });
});

it('puts a discount of some days in force, and shows until when it holds', async () => {
  const price = (days: object) =>
    JSON.stringify({
      mainPrice: 150_000,
      otherPrices: [],
      discounts: [{ name: { id: 'Musim tanam', en: 'Planting season' }, percent: 10, ...days }],
    });
  const set = async (days: object) => {
    write('days.json', price(days));
    return run('price', 'set', 'days.json');
  };
  const wrong =
    'Planting season: startsAt and endsAt have to be days like 2026-12-31, the first not after the last.\n';
  expect(await set({ endsAt: '31-12-2999' })).toMatchObject({ code: 1, errors: wrong });
  expect(await set({ startsAt: '2999-01-02', endsAt: '2999-01-01' })).toMatchObject({
    code: 1,
    errors: wrong,
  });
  expect(await set({ startsAt: '2020-01-01', endsAt: '2998-12-31' })).toMatchObject({ code: 0 });
  expect((await run('price', 'show')).output).toContain(
    '− Planting season: 10% (from 1 January 2020 until 31 December 2998)',
  );
  const shown = async () => (await world.app.inject('/api/v1/price-config?lang=en')).json().data;
  expect((await shown()).listOtherDiscounts).toEqual([
    {
      name: 'Planting season',
      isPercentage: true,
      value: 10,
      startsAt: '2019-12-31T17:00:00.000Z',
      endsAt: '2998-12-31T17:00:00.000Z',
    },
  ]);
  await set({ startsAt: '2998-01-01' });
  expect((await shown()).listOtherDiscounts).toEqual([]);
});

it('puts a price in force, now or on a day to come', async () => {
  const price = (mainPrice: number) =>
    JSON.stringify({
      mainPrice,
      otherPrices: [{ name: { id: 'Perawatan', en: 'Care' }, rupiah: 10_000 }],
      discounts: [{ name: { id: 'Promo', en: 'Promotion' }, percent: 12.5 }],
    });
  write('price.json', price(175_000).replace('12.5', '101'));
  const set = ['price', 'set', 'price.json'];
  expect((await run(...set)).errors).toContain('/discounts/0/percent: must be 100 or less');
  const inIndonesian = await runCommand(folder, set, { databaseUrl: world.databaseUrl }, 'id');
  expect(inIndonesian.errors).toContain('/discounts/0/percent: paling banyak 100');
  write('price.json', price(175_000));
  expect(await run('price', 'set', 'price.json')).toMatchObject({ code: 0 });
  expect(await world.services.adoption.price.prices.inForce()).toMatchObject({
    mainPrice: 175_000,
    otherPrices: [{ isPercentage: false, value: 10_000 }],
    discounts: [{ isPercentage: true, value: 1_250 }],
  });
  write('price.json', price(200_000));
  expect((await run('price', 'set', 'price.json', '--from', '2001-01-01')).code).toBe(2);
  expect((await run('price', 'set', 'price.json', '--from', '2999-02-31')).code).toBe(2);
  expect((await run('price', 'set', 'price.json', '--from', '2999-01-01')).code).toBe(0);
  expect((await run('price', 'show')).output.replaceAll('\u00A0', ' ')).toBe(
    [
      'In force: IDR 175,000 for one tree.',
      'In force from 1 January 2999, 00:00 WIB: IDR 200,000 for one tree.',
      '',
    ].join('\n  + Care: IDR 10,000\n  − Promotion: 12.5%\n'),
  );
});

it('takes the price of an editor that marks UTF-8, and refuses what is finer or lower than can be paid', async () => {
  const price = (...percents: number[]) =>
    JSON.stringify({
      mainPrice: 150_000,
      otherPrices: [],
      discounts: percents.map((percent) => ({ name: { id: 'Promo', en: 'Promotion' }, percent })),
    });
  const set = (text: string) => {
    write('price.json', text);
    return run('price', 'set', 'price.json');
  };
  expect((await set(price(12.345))).errors).toContain('/discounts/0/percent: must have two decimals at most');
  expect((await set(price(60, 40))).errors).toBe(
    'The discounts take the whole price: nothing would be left to pay.\n',
  );
  expect((await set(price().replace('{', '{"discount":[],'))).errors).toContain(
    'at /: is not known: discount',
  );
  expect(await set(`\uFEFF${price(60, 39.99)}`)).toMatchObject({ code: 0 });
});

it.each([
  ['[]', '/: harus berupa {…}'],
  ['{"mainPrice":150000,"otherPrices":{},"discounts":[]}', '/otherPrices: harus berupa daftar […]'],
  [
    '{"mainPrice":"150000","otherPrices":[],"discounts":[]}',
    '/mainPrice: harus bilangan bulat, tanpa tanda kutip',
  ],
  ['{"mainPrice":1,"otherPrices":[],"discounts":[]}', '/mainPrice: paling sedikit 1.000'],
  ['{"mainPrice":150000,"otherPrices":[]}', '/: wajib ada: discounts'],
  ['{"mainPrice":150000,"otherPrices":[],"discounts":[5]}', '/discounts/0: harus berupa {…}'],
  [
    '{"mainPrice":150000,"otherPrices":[],"discounts":[{"name":{"id":"a","en":"b"}}]}',
    '/discounts/0: wajib ada: rupiah / percent',
  ],
  [
    '{"mainPrice":150000,"otherPrices":[],"discounts":[{"name":{"id":"a","en":"b"},"rupiah":1,"percent":1}]}',
    '/discounts/0: tulis satu saja dari: percent, rupiah',
  ],
  [
    '{"mainPrice":150000,"otherPrices":[],"discounts":[{"name":{"id":"","en":"b"},"rupiah":1}]}',
    '/discounts/0/name/id: wajib diisi',
  ],
  [
    `{"mainPrice":150000,"otherPrices":[],"discounts":[{"name":{"id":"${'a'.repeat(101)}","en":"b"},"rupiah":1}]}`,
    '/discounts/0/name/id: paling banyak 100 karakter',
  ],
  [
    '{"mainPrice":150000,"otherPrices":[],"discounts":[{"name":{"id":1,"en":"b"},"rupiah":1}]}',
    '/discounts/0/name/id: harus berupa teks di antara tanda kutip',
  ],
])('says in plain words what is wrong with the price %s', async (text, said) => {
  write('price.json', text);
  const { code, errors } = await runCommand(
    folder,
    ['price', 'set', 'price.json'],
    { databaseUrl: world.databaseUrl },
    'id',
  );
  expect([code, errors]).toEqual([1, expect.stringContaining(` tidak cocok di ${said}\n`)]);
});

it.each([
  [['price', 'set'], 'price.json'],
  [['report', 'publish', '2024'], 'report.json'],
])('shows with the help of %j a file that it takes', async (command, file) => {
  const { output } = await run(...command.slice(0, 2), '--help');
  write(file, output.slice(output.indexOf('\n{')));
  expect(await run(...command, file)).toMatchObject({ code: 0 });
});

it('rotates the signing key', async () => {
  await run('keys', 'rotate');
  expect((await run('keys', 'rotate')).output).toMatch(/rimba-\d{4}-b/);
  expect(await world.db.$count(signingKey)).toBe(2);
  expect(await world.db.$count(signingKey, isNull(signingKey.retiredAt))).toBe(1);
});

it('lists and settles what needs a person', async () => {
  expect((await run('flagged', 'list')).output).toBe('Nothing is waiting.\n');
  expect((await run('flagged', 'history')).output).toBe('No decision is on record yet.\n');
  const { adopter: buyer } = await world.signUp();
  const [method] = await world.db.select().from(paymentMethod);
  const at = world.services.clock.now();
  await world.db.insert(transaction).values({
    number: 'RB-20260105-0001',
    adopterId: buyer.id,
    status: 'paid',
    paymentMethodId: method?.id ?? 0,
    breakdown: {
      quantity: 1,
      mainPrice: 150_000,
      listOtherPrices: [],
      totalOtherPrice: 0,
      totalPrice: 150_000,
      listOtherDiscounts: [],
      totalDiscount: 0,
      paymentFee: null,
      finalPrice: 150_000,
    },
    subtotal: 150_000,
    discountTotal: 0,
    paymentFees: 0,
    total: 150_000,
    customer: {
      firstName: 'Siti',
      lastName: '',
      email: 'siti@rimba.test',
      phone: '+6281234567890',
      adopterType: 'individual',
    },
    publicName: 'hidden',
    holder: 'Siti',
    language: 'id',
    createdAt: at,
    expiresAt: at,
    flagged: ['paid twice: TRX-1-2'],
    flaggedAt: new Date('2027-10-31T03:00:00Z'),
  });
  const waiting = (await run('flagged', 'list')).output;
  expect(waiting).toContain('paid twice: TRX-1-2 (31 October 2027');
  expect(waiting).toMatch(/150,000, Siti <siti@rimba\.test>, paid: .+ flagged settle RB-20260105-0001 …/);
  const settle = ['flagged', 'settle', 'RB-20260105-0001', '--by', 'Dewi'];
  expect((await run(...settle)).code).toBe(2);
  expect((await run(...settle, '--refunded', 'BCA 1', '--noted', 'x')).code).toBe(2);
  expect((await run(...settle, '--refunded', 'BCA 1', '--amount', 'sebagian')).code).toBe(2);
  const refunded = await run(...settle, '--refunded', 'BCA 17/11', '--amount', '150000');
  expect(refunded.output).toContain('paid twice');
  expect((await run(...settle, '--noted', 'again')).code).toBe(1);
  expect((await run('flagged', 'history')).output).toMatch(/RB-20260105-0001 · refunded · Dewi · BCA 17\/11/);
});

it('corrects an address: devices signed out, the new address to be proven', async () => {
  const { adopter: person, email, headers } = await world.signUp();
  const { email: other } = await world.signUp();
  expect((await run('email', 'correct', email, 'benar@rimba.test')).code).toBe(2);
  expect(await run('email', 'correct', email, other, '--checked')).toMatchObject({ code: 1 });
  expect(await run('email', 'correct', email, 'bukan alamat', '--checked')).toMatchObject({ code: 1 });
  expect(await run('email', 'correct', email, 'Benar@rimba.test', '--checked')).toMatchObject({ code: 0 });
  expect(await run('email', 'correct', other, 'Benar@rimba.test', '--checked')).toMatchObject({
    code: 1,
    errors: expect.not.stringContaining(' at '),
  });
  const [row] = await world.db.select().from(adopter).where(eq(adopter.id, person.id));
  expect(row).toMatchObject({ email: 'benar@rimba.test', emailVerifiedAt: null });
  const open = and(eq(session.adopterId, person.id), isNull(session.revokedAt));
  expect(await world.db.$count(session, open)).toBe(0);
  const answer = await world.app.inject({ url: '/api/v1/profile', headers });
  expect(answer.statusCode).toBe(401);
  const [mail] = await world.mailsTo('benar@rimba.test');
  expect(mail?.template).toBe('verification');
});

it('sets where the patron ranks begin', async () => {
  expect((await run('ranks', 'set', '5', '5', '20')).code).toBe(2);
  expect((await run('ranks', 'set', '2', '5', '20')).code).toBe(0);
  expect((await run('ranks', 'show')).output).toContain('Gold from 2, platinum from 5, diamond from 20');
  const answer = await world.app.inject('/api/v1/adopter/ranks');
  expect(answer.json().data).toEqual([
    { rank: 'gold', fromTrees: 2 },
    { rank: 'platinum', fromTrees: 5 },
    { rank: 'diamond', fromTrees: 20 },
  ]);
});

it('keeps what staff did on record, without addresses, and prints and exports it', async () => {
  await run('methods', 'off', 'qris');
  await run('email', 'correct', 'nobody@rimba.test', 'else@rimba.test', '--checked');
  await run('methods', 'on', 'qris');
  const { code, output } = await run('security', 'list');
  expect(code).toBe(0);
  expect(output).toMatch(/staff_command {2}done {2}methods off qris/);
  expect(output).toMatch(/staff_command {2}refused {2}email correct … … --checked/);
  expect(output).not.toContain('@rimba.test');
  expect(await run('security', 'export', 'record.jsonl')).toMatchObject({ code: 0 });
  const lines = readFileSync(join(folder, 'record.jsonl'), 'utf8').trim().split('\n');
  expect(lines.map((line) => JSON.parse(line).event)).toContain('staff_command');
  expect((await run('security', 'list', '--since', 'kemarin')).code).toBe(2);
  expect((await run('security', 'list', '--of', 'siti')).code).toBe(2);
  // A record is never written over another.
  expect((await run('security', 'export', 'record.jsonl')).code).toBe(1);
});

it('only looks at a file against a database: where there is none, it names the folder it looked in', async () => {
  const empty = join(folder, 'empty');
  mkdirSync(empty);
  const file = join(folder, 'some.csv');
  writeFileSync(file, 'code\n');
  const tried = await runCommand(empty, ['import', 'trees', file, '--dry-run']);
  expect(tried).toMatchObject({ code: 2, errors: expect.stringContaining(empty) });
  expect(readdirSync(empty), 'nothing is made there').toEqual([]);
});

it('takes a community’s word on late surveys by its slug or its name, and lists the communities where it knows neither', async () => {
  const [communityRow] = await world.db.select().from(community);
  const wordOf = () => world.db.select().from(surveyDelay).orderBy(desc(surveyDelay.id)).limit(1);
  const unknown = await run('survey', 'delay', 'nobody', 'Jalur banjir.');
  expect(unknown).toMatchObject({ code: 1, errors: expect.stringContaining(communityRow?.slug ?? '?') });
  expect(await wordOf()).toEqual([]);
  expect(await run('survey', 'delay', communityRow?.name ?? '', 'Jalur banjir.')).toMatchObject({ code: 0 });
  expect(await wordOf()).toMatchObject([
    { communityId: communityRow?.id, reason: 'Jalur banjir.', askedOn: null },
  ]);
  expect(await run('survey', 'delay', communityRow?.slug ?? '')).toMatchObject({ code: 0 });
  expect(await wordOf()).toMatchObject([
    { communityId: communityRow?.id, reason: null, askedOn: expect.any(String) },
  ]);
});
