import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { expect, it } from 'vitest';
import openapi from '../../../../packages/api-client/openapi.json' with { type: 'json' };
import { answersOf } from './answers.ts';

const ajv = new Ajv({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema(openapi, 'openapi');

const operations = Object.entries(openapi.paths).flatMap(([path, methods]) =>
  Object.keys(methods).map((method) => ({
    path,
    method,
    pattern: new RegExp(`^${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    isExact: !path.includes('{'),
  })),
);

/** The call that an answer is of: the one that names its address, or the one whose pattern takes it. */
function operationOf(name: string) {
  const [address = ''] = name.split(/\?| \{/);
  const fitting = operations.filter(({ pattern }) => pattern.test(address));
  return fitting.find(({ isExact }) => isExact) ?? fitting[0];
}

const pointer = (path: string) => path.replaceAll('~', '~0').replaceAll('/', '~1');

const calls = Object.entries(answersOf).flatMap(([reader, { answers }]) =>
  Object.entries(answers)
    .filter(([name]) => name.includes(' /api/v1/'))
    .map(([name, answer]) => ({ reader, name, answer })),
);

it('has answers for each reader', () => {
  expect(calls.length).toBeGreaterThan(80);
});

it.each(calls)('$reader: $name is as the service describes it', ({ name, answer }) => {
  const operation = operationOf(name);
  if (!operation) throw new Error(`The service has no call ${name}`);
  const { path, method } = operation;
  const { [path]: methods } = openapi.paths as Record<string, Record<string, { responses: object }>>;
  const status = Object.keys(methods?.[method]?.responses ?? {}).find((code) => code.startsWith('2'));
  const schema = `openapi#/paths/${pointer(path)}/${method}/responses/${status}/content/application~1json/schema`;
  const isRight = ajv.validate({ $ref: schema }, answer);
  // Who chooses fields gets no others.
  const faults = (isRight ? [] : (ajv.errors ?? [])).filter(
    ({ keyword }) => keyword !== 'required' || !name.includes('select='),
  );
  expect(faults).toEqual([]);
});
