import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApi, type TestApi } from '../testing/test-api.ts';
import type { Answer, Content, Description, Operation, Shape } from './reference/description.ts';

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

it('describes every parameter, and closes the names that lists take', () => {
  const silent = calls.flatMap(({ name, operation: { parameters = [] } }) =>
    parameters
      .filter(({ name: of, description }) => !description && !/^(id|year)$/.test(of))
      .map((parameter) => `${name} ${parameter.name}`),
  );
  expect(silent).toEqual([]);
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

it('says in what every number is counted', () => {
  const silent: string[] = [];
  function walk(path: string, { properties = {}, items, anyOf = [], allOf = [] }: Shape): void {
    for (const [name, field] of Object.entries(properties)) {
      const isNumber = [field.type].flat().some((type) => type === 'integer' || type === 'number');
      if (isNumber && !field.description && !/^(id|\w+Ids?|year)$/.test(name)) silent.push(`${path}.${name}`);
      walk(`${path}.${name}`, field);
    }
    for (const inner of [...(items ? [items] : []), ...anyOf, ...allOf]) walk(path, inner);
  }
  for (const [name, schema] of Object.entries(document.components.schemas)) walk(name, schema);
  for (const { name, operation } of calls) {
    for (const { content } of [
      operation.requestBody ?? {},
      ...Object.values(operation.responses),
    ] as Answer[])
      for (const { schema } of Object.values(content ?? {})) walk(name, schema ?? {});
  }
  expect(silent).toEqual([]);
});
