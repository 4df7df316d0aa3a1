import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  community,
  communityActivity,
  financialEntry,
  priceSplit,
  spending,
  survey,
  tree,
} from '../../database/schema/index.ts';
import { carbonDioxide } from '../../forest/vocabulary/carbon.rules.ts';
import { type ForestWorld, openForest } from '../../testing/forest-world.ts';
import { TableError } from '../table/table.ts';
import { activityImporter } from './activity.importer.ts';
import { communityImporter } from './community.importer.ts';
import { entryImporter } from './entry.importer.ts';
import { type ImportOptions, importFile } from './import-file.ts';
import type { Importer } from './importer.ts';
import { programmeImporter } from './programme.importer.ts';
import { speciesImporter } from './species.importer.ts';
import { spendingImporter } from './spending.importer.ts';
import { splitImporter } from './split.importer.ts';
import { surveyImporter } from './survey.importer.ts';
import { treeImporter } from './tree.importer.ts';

let world: ForestWorld;
let folder: string;
beforeAll(async () => {
  world = await openForest();
  folder = mkdtempSync(join(tmpdir(), 'rimba-import-'));
});
afterAll(async () => {
  await world.close();
  rmSync(folder, { recursive: true, force: true });
});

function write(name: string, content: string | Buffer): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}
const bring = <V extends object>(importer: Importer<V>, file: string, options?: ImportOptions) =>
  importFile(world.services, importer, file, options);

const treeHeader =
  'code,species,group,land_type,planted_at,latitude,longitude,elevation,surveyed_at,surveyor,circumference,height,condition';
const code = (serial: number) => `KB-AU-2025-${String(serial).padStart(6, '0')}`;
const treeRow = (
  serial: number,
  changes: { circumference?: string; species?: string; planted?: string; condition?: string } = {},
) =>
  `${code(serial)},${changes.species ?? 'Shorea balangeran'},LPHD Hulu Contoh,rawa gambut,${changes.planted ?? '2025-01-10'},-1.850123,111.750456,40,${changes.planted ?? '2025-01-10'} 08:30,Rahmadi,${changes.circumference ?? '7.9'},2.4,${changes.condition ?? 'sehat'}`;

const treeOf = async (which: string) => {
  const [row] = await world.db.select().from(tree).where(eq(tree.code, which));
  if (!row) throw new Error(`${which} was not stored`);
  return row;
};

it('stores a tree with its survey: exact place kept, public place snapped, carbon worked out', async () => {
  const outcome = await bring(treeImporter, write('one.csv', `${treeHeader},keterangan\n${treeRow(1)},x\n`));
  expect(outcome).toMatchObject({ rows: 1, faults: [], ignored: ['keterangan'], written: true });
  const stored = await treeOf(code(1));
  expect(stored).toMatchObject({
    treeName: 'Belangeran',
    status: 'ready_to_adopt',
    landType: 'peat_swamp',
    exactLatitude: -1.850123,
    exactLongitude: 111.750456,
    latitude: -1.85,
    longitude: 111.75,
    surveyedAt: new Date('2025-01-10T01:30:00Z'),
    nextSurveyDue: '2025-07-10',
  });
  expect(stored.carbonAbsorption).toBeCloseTo(carbonDioxide(0.6, 7.9 / Math.PI, 2.4), 2);
  expect(await world.db.$count(survey, eq(survey.treeId, stored.id))).toBe(1);
});

it('changes nothing when the same file comes again, and says so', async () => {
  const again = await bring(treeImporter, join(folder, 'one.csv'));
  expect(again.effects).toEqual({ created: 0, updated: 0, unchanged: 1 });
});

it('takes a file with one bad row in ten only when told to, and names each row it leaves', async () => {
  const before = await world.db.$count(tree);
  const rows = Array.from({ length: 100 }, (_, index) =>
    treeRow(100 + index, index % 10 === 3 ? { circumference: index === 3 ? 'tebal' : '900' } : {}),
  );
  const file = write('tenth.csv', [treeHeader, ...rows].join('\r\n'));
  const refused = await bring(treeImporter, file);
  expect(refused).toMatchObject({ written: false, effects: { created: 90 } });
  expect(refused.faults).toHaveLength(10);
  expect(refused.faults.slice(0, 2)).toEqual([
    {
      line: 5,
      column: 'circumference',
      value: 'tebal',
      why: 'not_a_number',
      detail: { least: 1, most: 700 },
    },
    { line: 15, column: 'circumference', value: '900', why: 'out_of_range', detail: { least: 1, most: 700 } },
  ]);
  expect(await world.db.$count(tree)).toBe(before);

  const looked = await bring(treeImporter, file, { dryRun: true, goodRowsOnly: true });
  expect(looked.written).toBe(false);
  expect(await world.db.$count(tree)).toBe(before);

  const taken = await bring(treeImporter, file, { goodRowsOnly: true });
  expect(taken).toMatchObject({ written: true, effects: { created: 90 } });
  expect(await world.db.$count(tree)).toBe(before + 90);
});

it('finds every fault of a row, and what only the database knows', async () => {
  const file = write(
    'faults.csv',
    [
      `${treeHeader},replaces`,
      `pohon-1,Shorea balangeran,LPHD Entah,laut,kemarin,-9,111.75,40,2999-01-01 08:00,Rahmadi,7.9,,sehat,`,
      `${treeRow(300, { species: 'Quercus robur' }).replace('LPHD Hulu Contoh', 'Kelompok Lain')},KB-AU-2020-000001`,
      `${treeRow(301)},`,
      `${treeRow(301)},`,
      `${treeRow(302)},,lebih`,
      `${treeRow(303)},${code(300)}`,
      `${treeRow(304)},${code(303)}`,
      `${treeRow(305)},${code(301)}`,
    ].join('\n'),
  );
  const { faults } = await bring(treeImporter, file);
  expect(faults.map(({ line, column, why }) => `${line} ${column} ${why}`)).toEqual([
    '2 code not_a_code',
    '2 land_type not_one_of',
    '2 planted_at not_a_day',
    '2 latitude out_of_range',
    '2 surveyed_at in_the_future',
    '2 height required',
    '2 group unknown_group',
    '3 species unknown_species',
    '3 group unknown_group',
    '3 replaces unknown_tree',
    '5 code repeated',
    '6 #15 too_many_cells',
    '7 replaces unknown_tree',
    '8 replaces unknown_tree',
    '9 replaces still_alive',
  ]);
});

it('says which columns a file lacks, and takes an empty one for done', async () => {
  expect(await bring(treeImporter, write('few.csv', 'code,species\nKB-AU-2025-000001,ulin\n'))).toMatchObject(
    {
      written: false,
      missing: expect.arrayContaining(['group', 'circumference']),
    },
  );
  expect(await bring(treeImporter, write('header.csv', `${treeHeader}\n`))).toMatchObject({
    rows: 0,
    faults: [],
  });
  expect(await bring(treeImporter, write('nothing.csv', ''))).toMatchObject({ rows: 0, missing: [] });
});

it('finds the heads below titles and blank rows, whatever divides their cells', async () => {
  const heads = treeHeader.replaceAll(',', ';');
  const row = treeRow(20).replaceAll(',', ';');
  const titled = write(
    'titled.csv',
    `sep=;\r\nData pohon, Agustus 2026, kelompok\r\n;;\r\n${heads}\r\n${row}\r\n${row}\r\n`,
  );
  expect(await bring(treeImporter, titled, { dryRun: true })).toMatchObject({
    rows: 2,
    missing: [],
    faults: [{ line: 6, why: 'repeated', detail: { row: 5 } }],
  });
  const headless = write('headless.csv', `\n${treeRow(21)}\n${treeRow(22)}\n`);
  expect(await bring(treeImporter, headless)).toMatchObject({
    written: false,
    heads: expect.arrayContaining([code(21), 'Rahmadi']),
    missing: expect.arrayContaining(['code']),
  });
});

it('takes what programs for maps write, and names the features it cannot place', async () => {
  const names = treeHeader.split(',');
  const feature = (serial: number, geometry: unknown) => ({
    type: 'Feature',
    geometry,
    properties: Object.fromEntries(
      treeRow(serial)
        .split(',')
        .flatMap((value, index) => (/itude$/.test(names[index] ?? '') ? [] : [[names[index], value]])),
    ),
  });
  const point = [111.7504561234568, -1.850123456789012, 41.5];
  const shapes = [
    { type: 'Point', coordinates: point },
    { type: 'MultiPoint', coordinates: [point] },
    { type: 'Point', coordinates: point.slice(0, 2).reverse() },
    { type: 'MultiPoint', coordinates: [point, point] },
    { type: 'GeometryCollection', geometries: [] },
    { type: 'Point', coordinates: ['a', null] },
    null,
    'x',
  ];
  const features = shapes.map((shape, index) => feature(30 + index, shape));
  const file = write(
    'features.geojson',
    JSON.stringify({
      type: 'FeatureCollection',
      name: 'pohon',
      crs: {},
      bbox: [],
      features: [...features, {}],
    }),
  );
  const { effects, faults } = await bring(treeImporter, file, { dryRun: true });
  expect(effects.created).toBe(2);
  expect([...new Set(faults.map(({ line, column, why }) => `${line} ${column} ${why}`))]).toEqual([
    '3 latitude out_of_range',
    '3 longitude out_of_range',
    ...[4, 5, 6, 7, 8].flatMap((line) => [`${line} latitude required`, `${line} longitude required`]),
  ]);
  const single = write('single.geojson', JSON.stringify(features[0]));
  await expect(bring(treeImporter, single)).rejects.toMatchObject({ reason: 'no_features' });
});

it('lets the latest survey speak for the tree, whatever the order they come in', async () => {
  const header = 'kode;waktu survei;pencatat;keliling (cm);tinggi (m);kondisi;fenologi;catatan';
  const file = write(
    'surveys.csv',
    [
      header,
      `${code(1)};12/01/2026 09.15;Siti;10,5;3,2;merana;;"Daun menguning; akar basah"`,
      `${code(1)};2025-07-01T02:00:00Z;Siti;9;2,8;sehat;berbuah;`,
      `KB-AU-2001-000009;2025-07-01 09:00;Siti;9;2,8;sehat;;`,
    ].join('\n'),
  );
  const outcome = await bring(surveyImporter, file, { goodRowsOnly: true });
  expect(outcome.effects).toEqual({ created: 2, updated: 0, unchanged: 0 });
  expect(outcome.faults).toMatchObject([{ line: 4, column: 'kode', why: 'unknown_tree' }]);
  const stored = await treeOf(code(1));
  expect(stored).toMatchObject({
    circumference: 10.5,
    condition: 'weak',
    surveyor: 'Siti',
    nextSurveyDue: '2026-07-12',
    firstYearOutcome: 'alive',
    status: 'ready_to_adopt',
  });
  const visits = await world.db
    .select()
    .from(survey)
    .where(eq(survey.treeId, stored.id))
    .orderBy(asc(survey.surveyedAt));
  expect(visits.map(({ notes }) => notes)).toEqual([null, null, 'Daun menguning; akar basah']);
});

it('takes a dead tree off the offer and links the one in its place', async () => {
  const died = `${code(100)},2025-05-01 08:00,Siti,8,2.4,mati`;
  await bring(
    surveyImporter,
    write('died.csv', `tree,surveyed_at,surveyor,circumference,height,condition\n${died}\n`),
  );
  const lost = await treeOf(code(100));
  expect(lost).toMatchObject({ status: 'inactive', condition: 'dead', firstYearOutcome: 'dead' });
  const planted = (serial: number, day: string, condition = 'sehat') =>
    treeRow(serial, { planted: day, condition });
  const early = await bring(
    treeImporter,
    write(
      'replant-early.csv',
      [
        `${treeHeader},pengganti`,
        `${planted(400, '2025-01-10')},${code(100)}`,
        `${planted(401, '2025-06-01', 'mati')},`,
        `${planted(402, '2025-06-01')},${code(401)}`,
        `${planted(403, '2025-06-01')},${code(101)}`,
      ].join('\n'),
    ),
  );
  expect(early).toMatchObject({
    written: false,
    faults: [
      {
        line: 2,
        column: 'pengganti',
        value: code(100),
        why: 'planted_too_early',
        detail: { planted: '2025-01-10', alive: '2025-01-10' },
      },
      { line: 4, why: 'planted_too_early', detail: { planted: '2025-06-01', alive: '2025-06-01' } },
      { line: 5, column: 'pengganti', value: code(101), why: 'still_alive' },
    ],
  });
  const rows = [
    `${planted(400, '2025-05-20', 'mati')},${code(100)}`,
    `${planted(401, '2025-11-01')},${code(400)}`,
  ];
  const outcome = await bring(
    treeImporter,
    write('replant.csv', `${treeHeader},replaces\n${rows.join('\n')}\n`),
  );
  expect(outcome.faults).toEqual([]);
  expect((await treeOf(code(400))).replacesTreeId).toBe(lost.id);
  const second = await bring(
    treeImporter,
    write('replant-again.csv', `${treeHeader},replaces\n${treeRow(402)},${code(100)}\n`),
  );
  expect(second.faults).toMatchObject([{ why: 'already_replaced' }]);
  const elsewhere = await bring(
    treeImporter,
    write(
      'replant-elsewhere.csv',
      [
        `${treeHeader},replaces`,
        `${planted(403, '2025-01-10', 'mati')},`,
        `${planted(400, '2025-05-20')},${code(403)}`,
      ].join('\n'),
    ),
  );
  expect(elsewhere.faults).toMatchObject([{ line: 3, why: 'already_replaced' }]);
});

it('reads communities from GeoJSON, activities and report entries, each again without doubling', async () => {
  const ring = [
    [111.7, -1.8],
    [111.8, -1.8],
    [111.8, -1.9],
    [111.7, -1.8],
  ];
  const properties = {
    name: 'KTH Baru Contoh',
    scheme: 'hkm',
    sk_number: 'SK.0000-UJI/9',
    kups_name: 'KUPS Baru Contoh',
    kups_class: 'perak',
    leader: 'Dewi Contoh',
    village: 'Kubu',
    district: 'Kumai',
    district_code: 'km',
    households: 31,
    description_id: 'Kelompok baru',
    description_en: 'A new group',
  };
  const collection = (changes: object) =>
    JSON.stringify({
      type: 'FeatureCollection',
      features: [
        {
          type: 'Feature',
          geometry: { type: 'Polygon', coordinates: [ring] },
          properties: { ...properties, ...changes },
        },
      ],
    });
  const communities = write('groups.geojson', collection({}));
  expect(await bring(communityImporter, communities)).toMatchObject({ faults: [], effects: { created: 1 } });
  expect(await bring(communityImporter, communities)).toMatchObject({ effects: { unchanged: 1 } });
  const changed = await bring(communityImporter, write('groups2.geojson', collection({ households: 32 })));
  expect(changed.effects.updated).toBe(1);
  const [communityRow] = await world.db.select().from(community).where(eq(community.slug, 'kth-baru-contoh'));
  expect(communityRow).toMatchObject({
    scheme: 'hutan_kemasyarakatan',
    kupsClass: 'silver',
    households: 32,
    districtCode: 'KM',
  });
  expect(communityRow?.areaHectares).toBeGreaterThan(5_000);

  const activities = write(
    'activities.tsv',
    'group\tdate\ttitle_id\ttitle_en\tlatitude\tlongitude\nkth-baru-contoh\t2026-01-05\tPatroli\tPatrol\t-1.85012\t111.75049\n',
  );
  expect(await bring(activityImporter, activities)).toMatchObject({ faults: [], effects: { created: 1 } });
  expect(await bring(activityImporter, activities)).toMatchObject({ effects: { unchanged: 1 } });
  const twice = write(
    'twice.csv',
    'group,date,title_id,title_en\nkth-baru-contoh,2026-01-07,Panen,Harvest\nKTH Baru Contoh,2026-01-07,Panen,Harvest\n',
  );
  expect(await bring(activityImporter, twice)).toMatchObject({
    written: false,
    faults: [{ line: 3, column: 'title_id', why: 'repeated', detail: { row: 2 } }],
  });
  const half = write(
    'half.csv',
    'group,date,title_id,title_en,latitude,longitude\nkth-baru-contoh,2026-01-06,Rapat,Meeting,-1.85,\n',
  );
  expect(await bring(activityImporter, half)).toMatchObject({
    written: false,
    faults: [{ line: 2, column: 'longitude', why: 'required' }],
  });
  const [activity] = await world.db.select().from(communityActivity);
  expect(activity).toMatchObject({ latitude: -1.85, longitude: 111.75, date: '2026-01-05' });

  const head = 'date,kind,source,name_id,name_en,amount';
  await bring(entryImporter, write('books.csv', `${head}\n2026-01-05,income,grant,Hibah,Grant,1500000\n`));
  const corrected = await bring(
    entryImporter,
    write(
      'books2.csv',
      `${head}\n2026-01-05,income,grant,Hibah,Grant,1600000\n2026-01-06,income,grant,Hibah,Grant,12.5\n`,
    ),
    { goodRowsOnly: true },
  );
  expect(corrected).toMatchObject({ effects: { updated: 1 }, faults: [{ line: 3, why: 'not_whole' }] });
  expect((await world.db.select().from(financialEntry)).map(({ amount }) => amount)).toEqual([1_600_000]);
});

it('reads species, which trees may then be of, and what communities are known for', async () => {
  const head =
    'latin_name,local_name,other_names,family,wood_density,land_types,mature_height_min,mature_height_max,maximum_diameter';
  const row = (density: string, least = 20) =>
    `Shorea nova,Meranti uji,,Dipterocarpaceae,${density},peat_swamp; lowland,${least},40,120`;
  const file = write('species.csv', `${head}\n${row('0.55')}\n`);
  expect(await bring(speciesImporter, file, { dryRun: true })).toMatchObject({ effects: { created: 1 } });
  expect(await bring(speciesImporter, file)).toMatchObject({ faults: [], effects: { created: 1 } });
  expect(await bring(speciesImporter, file)).toMatchObject({ effects: { unchanged: 1 } });
  const heavier = await bring(speciesImporter, write('species2.csv', `${head}\n${row('0.6')}\n`));
  expect(heavier.effects.updated).toBe(1);
  const wrong = await bring(speciesImporter, write('species3.csv', `${head}\n${row('9', 50)}\n`));
  expect(wrong.faults).toMatchObject([{ column: 'wood_density', why: 'out_of_range' }]);
  const taller = await bring(speciesImporter, write('species4.csv', `${head}\n${row('0.6', 50)}\n`));
  expect(taller.faults).toMatchObject([{ column: 'mature_height_max' }]);
  const planted = await bring(
    treeImporter,
    write('nova.csv', `${treeHeader}\n${treeRow(500, { species: 'Shorea nova' })}\n`),
  );
  expect(planted).toMatchObject({ faults: [], effects: { created: 1 } });

  const titles = 'group,title_id,title_en,text_id,text_en';
  const programme = (title: string, text: string) => `LPHD Hulu Contoh,${title},${title},${text},${text}`;
  const known = write(
    'programmes.csv',
    `${titles}\n${programme('Menenun', 'a')}\n${programme('Bibit', 'b')}\n`,
  );
  expect(await bring(programmeImporter, known)).toMatchObject({ faults: [], effects: { created: 2 } });
  expect(await bring(programmeImporter, known)).toMatchObject({ effects: { unchanged: 2 } });
  const changed = write('programmes2.csv', `${titles}\n${programme('Menenun', 'c')}\nNowhere,x,x,x,x\n`);
  expect(await bring(programmeImporter, changed, { goodRowsOnly: true })).toMatchObject({
    faults: [{ line: 3, why: 'unknown_group' }],
    effects: { updated: 1 },
  });
  const [communityRow] = await world.db
    .select()
    .from(community)
    .where(eq(community.name, 'LPHD Hulu Contoh'));
  expect(communityRow?.featuredPrograms.slice(-2).map(({ title, text }) => `${title.id} ${text.id}`)).toEqual(
    ['Menenun c', 'Bibit b'],
  );
});

it('goes on where it was stopped, and takes 10,000 rows', async () => {
  const rows = Array.from({ length: 10_000 }, (_, index) => treeRow(100_000 + index));
  const file = write('many.csv', [treeHeader, ...rows].join('\n'));
  const before = await world.db.$count(tree);
  const stopped = new Error('stopped');
  await expect(
    bring(treeImporter, file, {
      onProgress: (done) => {
        if (done >= 1_000) throw stopped;
      },
    }),
  ).rejects.toBe(stopped);
  expect(await world.db.$count(tree)).toBe(before + 1_000);
  const seen: number[] = [];
  const rest = await bring(treeImporter, file, { onProgress: (done) => seen.push(done) });
  expect(rest.effects).toEqual({ created: 9_000, updated: 0, unchanged: 1_000 });
  expect(seen.at(-1)).toBe(9_000);
  expect(await world.db.$count(tree)).toBe(before + 10_000);
});

it('reads UTF-16 from spreadsheets and refuses other encodings by row', async () => {
  const text = 'tree,surveyed_at,surveyor,circumference,height,condition,notes\n';
  const row = `${code(1)},2026-02-01 08:00,Siti,11,3.3,sehat,Tunas – baru\n`;
  const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text + row, 'utf16le')]);
  expect(await bring(surveyImporter, write('utf16.csv', utf16), { dryRun: true })).toMatchObject({
    faults: [],
    rows: 1,
  });
  const latin = Buffer.from(`${text}${row.replace('–', 'é')}`, 'latin1');
  const refusal = bring(surveyImporter, write('latin.csv', latin));
  await expect(refusal).rejects.toThrow(TableError);
  await expect(refusal).rejects.toMatchObject({ reason: 'not_utf8', detail: { row: 2 } });
});

it('reads notes in both languages or in one, and names what a language lacks', async () => {
  const heads = 'kelompok,tanggal,judul,title_en,catatan,text_en,penulis,program';
  const notes = write(
    'notes.csv',
    `${heads}
hulu-contoh,2026-02-01,Sekat,Blocks,"Air naik.

Pulang malam.",Water rises.,Rahmadi,patroli
hulu-contoh,2026-02-02,Benih,,Sedikit.,,Siti,
`,
  );
  expect(await bring(activityImporter, notes)).toMatchObject({ faults: [], effects: { created: 2 } });
  expect(await bring(activityImporter, notes)).toMatchObject({ effects: { unchanged: 2 } });
  const rows = await world.db
    .select()
    .from(communityActivity)
    .where(eq(communityActivity.date, '2026-02-02'));
  expect(rows).toMatchObject([
    { title: { id: 'Benih', en: 'Benih' }, text: { id: 'Sedikit.', en: 'Sedikit.' }, writtenIn: 'id' },
  ]);
  const translated = write(
    'translated.csv',
    `${heads}\nhulu-contoh,2026-02-02,Benih,Seed,Sedikit.,Not much.,Siti,adopsi\n`,
  );
  expect(await bring(activityImporter, translated)).toMatchObject({ effects: { updated: 1 } });
  const [row] = await world.db
    .select()
    .from(communityActivity)
    .where(eq(communityActivity.date, '2026-02-02'));
  expect(row).toMatchObject({ writtenIn: null, programme: 'adoption', text: { en: 'Not much.' } });

  const lacking = write(
    'lacking.csv',
    `${heads}
hulu-contoh,2026-02-03,Ronda,Rounds,Tanpa api.,,,
hulu-contoh,2026-02-04,,,Tanpa judul.,,,
hulu-contoh,2026-02-05,,,,,,
`,
  );
  expect((await bring(activityImporter, lacking)).faults).toMatchObject([
    { line: 2, column: 'text_en', why: 'required' },
    { line: 3, column: 'judul', why: 'required' },
    { line: 4, column: 'judul', why: 'required' },
  ]);
});

it('reads how a price is divided, and refuses a day whose percents are not the whole', async () => {
  const rows = (data: number) =>
    `berlaku_sejak,peruntukan,persen\n2026-01-01,patroli,83.5\n2026-01-01,data,${data}\n`;
  expect(
    (await bring(splitImporter, write('less.csv', rows(16)), { goodRowsOnly: true })).faults,
  ).toMatchObject([
    { line: 2, column: 'persen', why: 'not_the_whole', detail: { sum: 99.5 } },
    { line: 3, column: 'persen', why: 'not_the_whole', detail: { sum: 99.5 } },
  ]);
  expect(await world.db.$count(priceSplit)).toBe(0);
  const whole = write('split.csv', rows(16.5));
  expect(await bring(splitImporter, whole, { dryRun: true })).toMatchObject({ effects: { created: 2 } });
  expect(await bring(splitImporter, whole)).toMatchObject({ faults: [], effects: { created: 2 } });
  expect(await bring(splitImporter, whole)).toMatchObject({ effects: { unchanged: 2 } });
  const more = write('more.csv', 'valid_from,purpose,percent\n2026-01-01,books,1\n');
  expect((await bring(splitImporter, more)).faults).toMatchObject([{ detail: { sum: 101 } }]);
  expect(await world.db.$count(priceSplit)).toBe(2);
});

it('reads what was passed on and what was used, each to whom it belongs', async () => {
  const heads = 'tanggal,kelompok,peruntukan,nomor,jumlah';
  const good = write(
    'spending.csv',
    `${heads}\n2026-02-10,hulu-contoh,patroli,TR-1,Rp 1.500.000\n2026-02-10,hulu-contoh,patroli,TR-2,500000\n2026-02-10,,data,,20000\n`,
  );
  expect(await bring(spendingImporter, good)).toMatchObject({ faults: [], effects: { created: 3 } });
  expect(await bring(spendingImporter, good)).toMatchObject({ effects: { unchanged: 3 } });
  const mended = write('mended.csv', `${heads}\n2026-02-10,LPHD Hulu Contoh,patrol,TR-2,600000\n`);
  expect(await bring(spendingImporter, mended)).toMatchObject({ effects: { updated: 1 } });
  expect(await world.db.$count(spending)).toBe(3);
  const wrong = write(
    'wrong-spending.csv',
    `${heads}
2026-02-11,,care,,1
2026-02-11,hulu-contoh,books,,1
2026-02-11,nobody,care,,1
2026-02-12,hulu-contoh,care,A,1
2026-02-12,LPHD Hulu Contoh,care,A,2
`,
  );
  expect((await bring(spendingImporter, wrong)).faults).toMatchObject([
    { line: 2, column: 'kelompok', why: 'needs_group' },
    { line: 3, column: 'kelompok', why: 'needs_no_group' },
    { line: 4, column: 'kelompok', why: 'unknown_group' },
    { line: 6, column: 'peruntukan', why: 'repeated', detail: { row: 5 } },
  ]);
});

it('takes the example that an operator begins with as it is written', async () => {
  const example = (name: string) =>
    fileURLToPath(new URL(`../../../../../deploy/example/${name}.csv`, import.meta.url));
  const taken = async <V extends object>(importer: Importer<V>, name: string) => {
    const { faults, effects } = await bring(importer, example(name));
    expect(faults, name).toEqual([]);
    return effects;
  };
  expect(await taken(speciesImporter, 'species')).toBeDefined();
  expect(await taken(communityImporter, 'communities')).toMatchObject({ created: 1 });
  expect(await taken(treeImporter, 'trees')).toMatchObject({ created: 4 });
});
