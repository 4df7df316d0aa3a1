import { languages } from '@rimba/i18n';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { expect, it } from 'vitest';
import openapi from '../../../../packages/api-client/openapi.json' with { type: 'json' };
import { answersOf, inLanguage, isRefusal } from './answers.ts';

/** Where an answer says something in its caller's language, by what the service describes. */
const told: string[] = [];

const ajv = new Ajv({ strict: false, allErrors: true });
ajv.removeKeyword('description');
ajv.addKeyword({
  keyword: 'description',
  validate: (description: string, _answer: unknown, _schema: unknown, place?: { instancePath: string }) => {
    if (place && description.includes("in the caller's language")) told.push(place.instancePath);
    return true;
  },
});
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

const kept = Object.entries(answersOf).flatMap(([reader, { answers }]) =>
  Object.entries(answers)
    .filter(([name]) => name.includes(' /api/v1/'))
    .map(([name, answer]) => ({ reader, name, answer })),
);
const calls = kept.filter(({ answer }) => !isRefusal(answer));

it('has answers for each reader', () => {
  expect(calls.length).toBeGreaterThan(80);
});

type Responses = Readonly<Record<string, { content?: { 'application/json': { examples?: object } } }>>;

function responsesOf(name: string) {
  const operation = operationOf(name);
  if (!operation) throw new Error(`The service has no call ${name}`);
  const { path, method } = operation;
  const { [path]: methods } = openapi.paths as Record<string, Record<string, { responses: object }>>;
  const responses = (methods?.[method]?.responses ?? {}) as Responses;
  return { responses, place: `openapi#/paths/${pointer(path)}/${method}/responses` };
}

function schemaOf(name: string) {
  const { responses, place } = responsesOf(name);
  const status = Object.keys(responses).find((code) => code.startsWith('2'));
  return { $ref: `${place}/${status}/content/application~1json/schema` };
}

it.each(calls)('$reader: $name is as the service describes it', ({ name, answer }) => {
  for (const language of languages) {
    const isRight = ajv.validate(schemaOf(name), inLanguage(answer, language));
    // Who chooses fields gets no others.
    const faults = (isRight ? [] : (ajv.errors ?? [])).filter(
      ({ keyword }) => keyword !== 'required' || !name.includes('select='),
    );
    expect(faults).toEqual([]);
  }
});

it.each(kept.filter(({ answer }) => isRefusal(answer)))(
  '$reader: $name is refused as the service describes it',
  ({ name, answer }) => {
    const { responses } = responsesOf(name);
    const codes = Object.values(responses).flatMap(({ content }) =>
      Object.keys(content?.['application/json'].examples ?? {}),
    );
    expect(isRefusal(answer) && codes).toContain(isRefusal(answer) && answer.code);
  },
);

const at = (answer: unknown, place: string): unknown =>
  place
    .split('/')
    .slice(1)
    .reduce((part, name) => (part as Record<string, unknown>)[name], answer);

const species = new Set(
  answersOf.visitor.answers['GET /api/v1/species?limit=100&select=id,localName'].data.map(({ localName }) =>
    localName.toLowerCase(),
  ),
);
const ways = /^(QRIS|GoPay|ShopeePay|.+ Virtual Account( \(BRIVA\))?)$/;
/** Called the same in both languages. */
const isProperName = (text: string) => species.has(text.toLowerCase()) || ways.test(text);

it.each(calls)('$reader: $name says in both languages what it says in the caller’s', ({ name, answer }) => {
  told.length = 0;
  ajv.validate(schemaOf(name), inLanguage(answer, 'id'));
  const inOne = told.map((place) => at(answer, place)).filter((text) => typeof text === 'string');
  expect(inOne.filter((text) => !isProperName(text))).toEqual([]);
});
