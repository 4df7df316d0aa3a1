import type { KeyScope } from '../database/schema/index.ts';
import { scopesOf } from '../http/key-scopes.ts';
import { LanguageQuery } from '../http/language.ts';
import type { ErrorCode } from '../http/problem.ts';
import { readAsKey, requiredKey } from '../http/read-as.ts';
import { addAnswerHeaders, answerHeaders } from './answer-headers.ts';
import { type CallExamples, failureExamples } from './examples/examples.ts';
import { parameterExample } from './examples/parameter-examples.ts';
import { failureResponses } from './failure-responses.ts';
import { filterDescription } from './filter-meanings.ts';
import type { Content, Description, Operation, Parameter, Shape } from './reference/description.ts';

const statusTexts: Record<string, string> = {
  200: 'It was done, and this is what was asked for',
  201: 'It was made, and this is what there is to know of it',
  303: 'It goes on where `Location` says',
  304: 'The reader has it already, by the tag that was sent',
};

/**
 * The description that routes alone give, made whole: parameters as they are read, what each call fails with, and
 * an example of everything sent and answered.
 */
export function completeDescription(
  document: Description,
  failures: ReadonlyMap<string, readonly ErrorCode[]>,
  examples: CallExamples,
): Description {
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const operation of Object.values(methods)) {
      const { operationId } = operation;
      operation.parameters = parametersOf(path, operation).map((parameter) => ({
        ...parameter,
        example: parameterExample(operationId, parameter),
      }));
      addExamples(operation, examples[operationId]);
      const codes = failures.get(operationId) ?? [];
      Object.assign(operation.responses, failureResponses(codes));
      operation.description = [operation.description, whoMay(operation, codes)].filter(Boolean).join(' ');
      operation.security = [...(operation.security ?? []), ...byKey(operation)];
      addAnswerHeaders(operation);
    }
  }
  const used = new Set([...failures.values()].flat());
  document.components.headers = answerHeaders;
  document.components.examples = Object.fromEntries(
    Object.entries(failureExamples).filter(([code]) => used.has(code as ErrorCode)),
  );
  return document;
}

/** Who is let in, as the bearer and the failures of a call have it. */
function whoMay({ security }: Operation, codes: readonly ErrorCode[]): string {
  if (!security?.length) return 'Open to everyone.';
  if (!codes.includes('auth.no_token'))
    return 'Open to everyone; with a bearer it is also about its adopter.';
  return codes.includes('auth.email_not_verified')
    ? 'For signed-in adopters whose address is proven.'
    : 'For signed-in adopters.';
}

/** What a key is called in the description, by its scope. */
const keysByScope = { read: 'readKey', order: 'orderKey' } as const satisfies Record<KeyScope, string>;

/** A key in place of the bearer, of each scope that is enough. */
function byKey({ operationId, security }: Operation): Record<string, string[]>[] {
  const scopes = security?.length ? (scopesOf(operationId) ?? []) : [];
  return scopes.map((scope) => ({ [keysByScope[scope]]: [] }));
}

function parametersOf(path: string, { parameters = [] }: Operation): Parameter[] {
  const read = parameters.map(asRead);
  if (!path.startsWith('/api/v1/') || read.some(({ name }) => name === 'lang')) return read;
  return [...read, asRead({ name: 'lang', in: 'query', schema: { ...LanguageQuery.properties.lang } })];
}

/** A parameter that arrives as text, as what it is read as. */
function asRead(parameter: Parameter): Parameter {
  const {
    [readAsKey]: readAs,
    [requiredKey]: required = parameter.required ?? false,
    description = parameter.description,
    ...schema
  } = parameter.schema;
  const shape: Shape = readAs ?? schema;
  return {
    ...parameter,
    required,
    ...(description === undefined ? {} : { description: filterDescription(parameter.name, description) }),
    // Several values stand in one text, with commas between.
    ...(shape.type === 'array' ? { style: 'form', explode: false } : {}),
    schema: shape,
  };
}

function addExamples(operation: Operation, example: CallExamples[string] | undefined): void {
  const { requestBody, responses } = operation;
  if (requestBody && example?.request !== undefined) fill(requestBody.content, example.request);
  for (const [status, answer] of Object.entries(responses)) {
    answer.description = statusTexts[status] ?? '';
    if (answer.content && example?.response !== undefined) fill(answer.content, example.response);
  }
}

function fill(content: Content, example: unknown): void {
  for (const [type, media] of Object.entries(content)) {
    const isText = typeof example === 'string';
    if (type === 'application/json' ? !isText : isText) media.example = example;
  }
}
