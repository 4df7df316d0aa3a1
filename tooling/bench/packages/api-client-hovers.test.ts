import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Consumer, consumerOf } from '@rimba/config/consumer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { editorIn, type Hover } from './editor.ts';

const head = `import { createRimba, unwrap, unwrapBody } from '@rimba/api-client'; export const rimba = createRimba({ baseUrl: 'https://rimba.test' });\n`;

let consumer: Consumer;
let editor: ReturnType<typeof editorIn>;
let calls: readonly Call[];

interface Call {
  /** `orders.place` */
  readonly name: string;
  /** Every code that it can fail with; none where its type names none. */
  readonly codes: readonly string[];
  /** What may be asked of it, if it is a list. */
  readonly fields: readonly string[];
  /** What it answers of which nothing is said. */
  readonly silent: readonly string[];
}

beforeAll(async () => {
  consumer = await consumerOf({
    of: 'packages/api-client',
    from: 'tooling/bench',
    files: join(import.meta.dirname, 'api-client-consumer'),
    libraries: [],
  });
  editor = editorIn(consumer.folder);
  editor.open(head);
  expect(editor.faults()).toEqual([]);
  calls = callsOf();
});
afterAll(() => consumer?.remove());

type Type = ReturnType<ReturnType<typeof editorIn>['typeOf']>['type'];
type Part = ReturnType<Type['getProperties']>[number];
type Row = Parameters<ReturnType<ReturnType<typeof editorIn>['typeOf']>['checker']['getTypeArguments']>[0];

/** Every call of the client, by its type: those by address aside, which are one call. */
function callsOf(): Call[] {
  const { checker, type: rimba } = editor.typeOf('rimba');
  const partsOf = (type: Type) =>
    type.getProperties().map((part) => ({ name: part.name, type: checker.getTypeOfSymbol(part) }));
  const partOf = (type: Type | undefined, name: string) =>
    type && partsOf(checker.getNonNullableType(type)).find((part) => part.name === name)?.type;
  const wordsOf = (type: Type | undefined) =>
    type === undefined
      ? []
      : (type.isUnion() ? type.types : [type]).map((word) => String('value' in word && word.value));

  const saysNothing = (part: Part) =>
    part.getDocumentationComment(checker).length === 0 &&
    part.getJsDocTags(checker).every((tag) => tag.name !== 'description');
  const silentIn = (promise: Type) => {
    const answer = checker.getAwaitedType(promise);
    const row = answer && checker.isArrayType(answer) ? checker.getTypeArguments(answer as Row)[0] : answer;
    return row ? row.getProperties().filter(saysNothing) : [];
  };

  const callOf = (name: string, type: Type): Call[] => {
    const [signature] = type.getCallSignatures();
    if (!signature) return [];
    const [asked] = signature.getParameters();
    const query = asked && name.endsWith('.list') ? checker.getTypeOfSymbol(asked) : undefined;
    const filters = partOf(query, 'filter');
    const codes = wordsOf(partOf(partOf(signature.getReturnType(), 'failure'), 'code'));
    const silent = codes.length > 0 ? silentIn(signature.getReturnType()) : [];
    return [
      {
        name,
        codes,
        silent: silent.map((part) => part.name),
        fields: [
          ...(query ? partsOf(checker.getNonNullableType(query)).map((part) => part.name) : []),
          ...(filters
            ? partsOf(checker.getNonNullableType(filters)).map((part) => `filter.${part.name}`)
            : []),
        ],
      },
    ];
  };
  return partsOf(rimba)
    .filter(({ name }) => name !== 'api')
    .flatMap(({ name, type }) => [
      ...callOf(name, type),
      ...partsOf(type).flatMap((part) => callOf(`${name}.${part.name}`, part.type)),
    ]);
}

interface Bounded {
  readonly maximum?: number;
  readonly maxItems?: number;
  readonly maxLength?: number;
}

interface Described {
  readonly summary: string;
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly schema: Bounded }[];
  readonly requestBody?: {
    readonly content: Record<string, { readonly schema: { readonly properties?: Record<string, Bounded> } }>;
  };
}

/** Ids are bounded by their column, which is nobody's limit. */
const largestId = 2 ** 31 - 1;

/** The largest that a field takes. */
const mostOf = ({ maximum, maxItems, maxLength }: Bounded) =>
  maximum === largestId ? undefined : (maxItems ?? maximum ?? maxLength);

/** What can be sent along with a call and is bounded, each as an expression that sends it. */
function boundedFieldsOf(path: string, verb: string, { parameters, requestBody }: Described) {
  const write = (part: (name: string) => string, name: string) => (mark: string) =>
    `rimba.api.at('${path}').${verb}(${part(`${mark}'${name}'`)})`;
  // Of a body that may be of two types editors show neither.
  const bodies = Object.values(requestBody?.content ?? {});
  const properties = bodies.flatMap(({ schema }) =>
    bodies.length === 1 ? Object.entries(schema.properties ?? {}) : [],
  );
  return [
    ...parameters.map(({ name, in: place, schema }) => ({
      name: `${path} ${name}`,
      most: mostOf(schema),
      write: write((field) => `{ params: { ${place}: { ${field}: undefined } } }`, name),
    })),
    ...properties.map(([name, schema]) => ({
      name: `${path} ${name}`,
      most: mostOf(schema),
      write: write((field) => `{ body: { ${field}: undefined } }`, name),
    })),
  ].flatMap(({ most, ...field }) => (most === undefined ? [] : [{ ...field, most }]));
}

/** What the package's own description has, by address and verb. */
async function descriptionOfCalls(): Promise<Record<string, Record<string, Described>>> {
  const file = join(consumer.folder, 'node_modules/@rimba/api-client/openapi.json');
  return JSON.parse(await readFile(file, 'utf8')).paths;
}

const marked = (name: string, mark: string) => `rimba.${name.replace(/\w+$/, `${mark}$&`)}`;

/** Opens a file with every expression, each marked, and gives what shows over each. */
function hoversOver(expressions: readonly ((mark: string) => string)[]) {
  const marks = expressions.map((_expression, place) => `/*${place}*/`);
  editor.open(`${head}${expressions.map((write, place) => write(marks[place] ?? '')).join(';\n')}`);
  return marks.map((mark) => editor.hoverAfter(mark));
}

/** What a call can fail with that most others cannot: not for how it was asked, nor for who asks. */
const isItsOwn = (code: string) => !/^(request|auth)\./.test(code) || code.endsWith('tree_not_found');

/** What the client says of any call, whatever the service is. */
const isOfTheConnection = (code: string) => /^request\.(offline|timeout|aborted)$/.test(code);

function faultsOf({ name, codes }: Call, { said, throws, example }: Hover): string[] {
  const named = [...throws.matchAll(/`([a-z]+\.[a-z_]+)`/g)].map(([, code = '']) => code);
  // All lists say the same, and of those of the caller's own more is true.
  const wrong = codes.length === 0 || name.endsWith('.list') ? [] : named;
  return [
    ...(said ? [] : [`${name}: no sentence`]),
    ...(example.includes('rimba') ? [] : [`${name}: no example`]),
    ...(throws || codes.length === 0 ? [] : [`${name}: no failures`]),
    ...codes.filter((code) => isItsOwn(code) && !named.includes(code)).map((code) => `${name}: not ${code}`),
    ...wrong
      .filter((code) => !codes.includes(code) && !isOfTheConnection(code))
      .map((code) => `${name}: never ${code}`),
  ];
}

test('each call shows what it does, an example and what it fails with', () => {
  expect(calls.length).toBeGreaterThan(50);
  const hovers = hoversOver(
    calls.map(
      ({ name }) =>
        (mark) =>
          marked(name, mark),
    ),
  );
  const faults = calls.flatMap((call, place) => {
    const hover = hovers[place];
    return hover ? faultsOf(call, hover) : [`${call.name}: nothing`];
  });
  expect(faults).toEqual([]);
});

test('each call by its address shows its own sentence, what it fails with and an example that compiles', async () => {
  const described = Object.entries(await descriptionOfCalls()).flatMap(([path, verbs]) =>
    Object.entries(verbs).map(([verb, { summary }]) => ({ path, verb, summary })),
  );
  expect(described.length).toBeGreaterThan(100);
  const hovers = hoversOver(
    described.map(
      ({ path, verb }) =>
        (mark) =>
          `rimba.api.at('${path}').${mark}${verb}`,
    ),
  );
  expect(hovers.map(({ said }) => said)).toEqual(described.map(({ summary }) => summary));

  // A stream is followed, which another call does.
  const stream = described.findIndex(({ path }) => path === '/api/v1/notification/stream');
  expect(hovers[stream]?.example).toMatch(/^for await \(const event of rimba\.events\(\)\)/);
  const asked = (_each: unknown, place: number) => place !== stream;
  const inUse = hoversOver(
    described.map(
      ({ verb }, place) =>
        (mark) =>
          (hovers[place]?.example ?? '').replace(`').${verb}(`, `').${mark}${verb}(`),
    ),
  );
  expect(editor.faults()).toEqual([]);
  expect(inUse.filter(asked)).toEqual(hovers.filter(asked));
  const order = described.findIndex(({ path, verb }) => verb === 'post' && path === '/api/v1/transaction');
  expect(hovers[order]?.throws).toContain('`checkout.trees_unavailable`');
});

test('each list shows its own example, and how many rows it takes', () => {
  const lists = calls.filter(({ name }) => /\.(?:list|pages|each)$/.test(name));
  expect(lists).toHaveLength(33);
  const hovers = hoversOver(
    lists.map(
      ({ name }) =>
        (mark) =>
          `${marked(name, mark)}()`,
    ),
  );
  const others = lists.filter(({ name }, place) => !hovers[place]?.example.includes(`rimba.${name}(`));
  expect(others.map(({ name }) => name)).toEqual([]);
  const said = (name: string) => hovers[lists.findIndex((list) => list.name === name)]?.said;
  expect(said('trees.list')).toContain('1 to 100 rows, or up to 9,999 with a short `select`');
  expect(said('species.list')).toMatch(/1 to 100 rows\.$/);
});

test('what a list answers is shown by its name', () => {
  editor.open(`${head}export const page = await rimba.trees.list();
export const few = await rimba.trees.list({ select: ['code'] });`);
  const shown = (name: string) => {
    const { checker, type } = editor.typeOf(name);
    return checker.typeToString(type);
  };
  expect([shown('page'), shown('few')]).toEqual(['Page<Tree>', 'Page<Pick<Tree, "id" | "code">>']);
});

test('each field of what a call answers shows what it is, also one that is of a type with a name', () => {
  const silent = calls.flatMap(({ name, silent }) => silent.map((field) => `${name}: ${field}`));
  expect(silent).toEqual([]);

  editor.open(`${head}const order = await rimba.orders.get(812);
order./*1*/total; order./*2*/breakdown.finalPrice; order.trees[0]!./*3*/replacedBy; order./*4*/expiresAt;`);
  const shown = ['/*1*/', '/*2*/', '/*3*/', '/*4*/'].map((mark) => editor.hoverAfter(mark).said);
  expect(shown).toEqual([
    expect.stringContaining('Whole rupiah'),
    expect.stringContaining('line by line'),
    expect.stringContaining('null unless `replaced`'),
    expect.stringContaining('unless it is paid before; ISO 8601 in UTC'),
  ]);
});

test('each filter and each other field of a query shows what it is, and in which unit', () => {
  const asked = calls.flatMap(({ name, fields }) => fields.map((field) => ({ name, field })));
  expect(asked.length).toBeGreaterThan(80);
  const hovers = hoversOver(
    asked.map(({ name, field }) => (mark) => {
      const [first = '', filter] = field.split('.');
      const query = filter ? `{ filter: { ${mark}${filter}: undefined } }` : `{ ${mark}${first}: undefined }`;
      return `rimba.${name}(${query})`;
    }),
  );
  const silent = asked.filter((_field, place) => !hovers[place]?.said);
  expect(silent).toEqual([]);

  const ofTrees = (filter: string) =>
    hovers[asked.findIndex(({ name, field }) => name === 'trees.list' && field === `filter.${filter}`)];
  expect(ofTrees('height')).toMatchObject({
    said: 'Height in m, latest survey.',
    example: expect.stringContaining('{ gte: '),
  });
  expect(ofTrees('circumference')?.said).toContain('in cm at 1.3 m');
  expect(ofTrees('carbonAbsorption')?.said).toContain('kg CO₂');
  expect(ofTrees('elevation')?.said).toContain('m above sea level');
  expect(ofTrees('surveyedAt')?.said).toContain('ISO date');
});

test('each field that is bounded shows how much it takes', async () => {
  const bounded = Object.entries(await descriptionOfCalls()).flatMap(([path, verbs]) =>
    Object.entries(verbs).flatMap(([verb, call]) => boundedFieldsOf(path, verb, call)),
  );
  expect(bounded.length).toBeGreaterThan(150);
  const hovers = hoversOver(bounded.map(({ write }) => write));
  // A sentence may tell a stricter rule than the schema's: what is refused with the field's own name.
  const silent = bounded.filter(({ most }, place) => {
    const told = [...(hovers[place]?.said ?? '').matchAll(/\b(?:\d+ to|at most) ([\d,]+)/gi)];
    return !told.some(([, count = '']) => Number(count.replaceAll(',', '')) <= most);
  });
  expect(silent.map(({ name }) => name)).toEqual([]);
});

test('calls that take or answer many say how many', async () => {
  const [rows, quote, place, picture] = hoversOver([
    (mark) => `rimba.trees.${mark}list()`,
    (mark) => `rimba.orders.${mark}quote({ treeIds: [12] })`,
    (mark) => `rimba.orders.${mark}place`,
    (mark) => `rimba.profile.${mark}update({})`,
  ]);
  const { post: quoting } = (await descriptionOfCalls())['/api/v1/transaction/quote'] ?? {};
  const { count } = quoting?.requestBody?.content['application/json']?.schema.properties ?? {};
  expect(rows?.said).toContain('1 to 100 rows');
  expect(quote?.said).toContain(`${count?.maximum} trees at most`);
  expect(place?.said).toContain(`${count?.maximum} trees at most`);
  expect(place?.said).toContain('8 to 100 characters');
  expect(place?.throws).toContain('`request.idempotency_conflict`');
  expect(picture?.said).toContain('5 MB at most');
});
