import { join } from 'node:path';
import { type Consumer, consumerOf } from '@rimba/config/consumer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { editorIn, type Hover } from './editor.ts';

const head = `import { createRimba } from '@rimba/api-client'; export const rimba = createRimba({ baseUrl: '' });\n`;

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

  const callOf = (name: string, type: Type): Call[] => {
    const [signature] = type.getCallSignatures();
    if (!signature) return [];
    const [asked] = signature.getParameters();
    const query = asked && name.endsWith('.list') ? checker.getTypeOfSymbol(asked) : undefined;
    const filters = partOf(query, 'filter');
    return [
      {
        name,
        codes: wordsOf(partOf(partOf(signature.getReturnType(), 'failure'), 'code')),
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

test('a call by its address says where its sentence is', () => {
  const [get, post] = hoversOver([
    (mark) => `rimba.api.${mark}GET('/api/v1/tree')`,
    (mark) => `rimba.api.${mark}POST('/api/v1/logout', { params: { header: { 'x-refresh-token': '' } } })`,
  ]);
  expect(get?.said).toContain("paths['/api/v1/tree']['get']");
  expect(post?.said).toContain('Asks an address');
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
