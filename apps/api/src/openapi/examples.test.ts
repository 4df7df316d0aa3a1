import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApi, type TestApi } from '../testing/test-api.ts';
import type { Content, Description, Operation, Shape } from './reference/description.ts';

let api: TestApi;
let document: Description;
let calls: { name: string; operation: Operation }[];
let ajv: Ajv;

beforeAll(async () => {
  api = await buildTestApi();
  document = (await api.app.inject('/api/openapi.json')).json();
  calls = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).map((operation) => ({ name: operation.operationId, operation })),
  );
  ajv = addFormats.default(new Ajv({ strict: false, allErrors: true }));
  ajv.addFormat('binary', true).addSchema({ $id: 'document', components: document.components });
});
afterAll(() => api.close());

/** What is wrong with a value by a schema of the document; undefined when nothing is. */
function faultOf(schema: object | undefined, value: unknown): string | undefined {
  const text = JSON.stringify(schema ?? {}).replaceAll('"#/components/', '"document#/components/');
  const check = ajv.compile(JSON.parse(text));
  return check(value) ? undefined : ajv.errorsText(check.errors);
}

function faultsOf(name: string, content: Content = {}): string[] {
  return Object.entries(content).flatMap(([type, { schema, example, examples }]) => {
    if (examples) return [];
    if (type !== 'application/json') return [];
    if (example === undefined) return [`${name} has no example`];
    const fault = faultOf(schema, example);
    return fault === undefined ? [] : [`${name}: ${fault}`];
  });
}

it('gives an example of every body and every answer, which their schemas take', () => {
  const faults = calls.flatMap(({ name, operation: { requestBody, responses } }) => [
    ...faultsOf(`${name} request`, requestBody?.content),
    ...Object.entries(responses).flatMap(([status, { content }]) => faultsOf(`${name} ${status}`, content)),
  ]);
  expect(faults).toEqual([]);
});

it('gives an example of every parameter, which its schema takes', () => {
  const faults = calls.flatMap(({ name, operation: { parameters = [] } }) =>
    parameters.flatMap(({ name: of, schema, example }) => {
      const fault = example === undefined ? 'has no example' : faultOf(schema, example);
      return fault === undefined ? [] : [`${name} ${of}: ${fault}`];
    }),
  );
  expect(faults).toEqual([]);
});

it('closes the codes of every failure, with an example of each', () => {
  const { Failure: schema } = document.components.schemas;
  for (const [code, { value }] of Object.entries(document.components.examples ?? {}))
    expect(faultOf(schema, value), code).toBeUndefined();
  for (const { name, operation } of calls) {
    const failures = Object.entries(operation.responses).filter(([status]) => status >= '400');
    if (name === 'getReadiness' || name === 'getLiveness') continue;
    expect(
      failures.map(([status]) => status),
      name,
    ).toEqual(expect.arrayContaining(['500', '503']));
    for (const [status, { content }] of failures) {
      const { schema, examples } = content?.['application/json'] ?? {};
      const codes = schema?.allOf?.[1]?.properties?.code?.enum ?? [];
      expect(codes.length, `${name} ${status}`).toBeGreaterThan(0);
      expect(Object.keys(examples ?? {})).toEqual(codes);
    }
  }
});

/** Every property of a schema, however deep, under its name. */
function propertiesOf(path: string, { properties = {}, items, anyOf = [], allOf = [] }: Shape): Described[] {
  return [
    ...Object.entries(properties).flatMap(([name, field]) => [
      { of: `${path}.${name}`, description: field.description },
      ...propertiesOf(`${path}.${name}`, field),
    ]),
    ...[...(items ? [items] : []), ...anyOf, ...allOf].flatMap((inner) => propertiesOf(path, inner)),
  ];
}
type Described = { of: string; description?: string | undefined };

const bodyOf = (path: string, content: Content = {}) =>
  Object.values(content).flatMap(({ schema }) => propertiesOf(path, schema ?? {}));

/** Everything that a reader of the description may ask the meaning of. */
const toBeDescribed = (): Described[] => [
  ...Object.entries(document.components.schemas).flatMap(([name, schema]) => [
    { of: name, description: schema.description },
    ...propertiesOf(name, schema),
  ]),
  ...calls.flatMap(({ name, operation: { summary, parameters = [], requestBody, responses } }) => [
    { of: name, description: summary },
    ...parameters.map(({ name: of, description }) => ({ of: `${name} ${of}`, description })),
    ...bodyOf(name, requestBody?.content),
    ...Object.entries(responses).flatMap(([status, { description, content }]) => [
      { of: `${name} ${status}`, description },
      ...bodyOf(`${name} ${status}`, content),
    ]),
  ]),
];

it('says of every call, parameter, answer and property what it is: more than a unit or its own name', () => {
  const all = toBeDescribed();
  expect(all.length).toBeGreaterThan(3_000);
  const silent = all.filter(({ description = '' }) => description.trim().split(/\s+/).length < 3);
  expect(silent.map(({ of, description }) => `${of}: ${description}`)).toEqual([]);
});

it('closes the names that lists take', () => {
  for (const { name, operation } of calls) {
    for (const parameter of operation.parameters ?? []) {
      const { schema } = parameter;
      if (['with', 'select'].includes(parameter.name)) {
        expect(schema.items?.enum?.length, `${name} ${parameter.name}`).toBeGreaterThan(0);
      }
      if (['sortBy', 'order', 'lang'].includes(parameter.name)) {
        expect(schema.enum?.length, `${name} ${parameter.name}`).toBeGreaterThan(0);
      }
    }
  }
});
