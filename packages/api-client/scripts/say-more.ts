import { inspect } from 'node:util';
import { boundOf, type Shape } from './bounds.ts';

interface Media {
  readonly schema?: Shape;
  example?: unknown;
}
interface Answer {
  readonly content?: Readonly<Record<string, Media>>;
}
interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly example?: unknown;
  readonly schema: Shape;
  description?: string;
}
interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Answer;
  readonly responses: Readonly<Record<string, Answer>>;
  description?: string;
}

/** The part of a description of an API that is read here. */
export interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Shape>> };
}

const json = 'application/json';
const codesOf = ({ schema }: Media) =>
  (schema?.allOf ?? []).flatMap(({ properties }) => properties?.code?.enum ?? []);

/** What any call can fail with, which README and the client's own error type tell. */
const isOfAny = (code: string) => /^request\.(unavailable|unexpected|invalid_language)$/.test(code);

const failuresOf = ({ responses }: Operation) =>
  Object.values(responses)
    .flatMap(({ content }) => Object.values(content ?? {}).flatMap(codesOf))
    .filter((code) => !isOfAny(code));

function initOf({ parameters = [], requestBody, responses }: Operation) {
  const params: Record<string, Record<string, unknown>> = {};
  for (const { name, in: place, required, example } of parameters) {
    if (required) params[place] = { ...params[place], [name]: example };
  }
  const answers = Object.keys(responses['200']?.content ?? {});
  return {
    ...(Object.keys(params).length > 0 && { params }),
    ...(requestBody && { body: requestBody.content?.[json]?.example }),
    ...(answers.length > 0 && !answers.includes(json) && { parseAs: 'blob' }),
  };
}

/** A stream has no end that a call could wait for: the client follows it. */
const followed = 'for await (const event of rimba.events()) console.log(event.type);';

function exampleOf(path: string, verb: string, operation: Operation): string {
  if (operation.responses['200']?.content?.['text/event-stream']) return followed;
  const init = initOf(operation);
  const sent = Object.keys(init).length > 0 ? inspect(init, { depth: null, breakLength: 100 }) : '';
  const answer = (operation.responses['200'] ?? operation.responses['201'])?.content?.[json]?.schema;
  const read = answer?.properties?.success ? 'unwrap' : 'unwrapBody';
  return `await ${read}(rimba.api.at('${path}').${verb}(${sent}));`;
}

/**
 * The same description, whose calls also say in editors what they fail with and how they are written. Examples of whole
 * bodies and answers, which no editor shows, stay in the description alone.
 */
export function sayMore(given: unknown): Description {
  const document = structuredClone(given) as Description;
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const [verb, operation] of Object.entries(operations)) {
      const failures = failuresOf(operation).map((code) => `\`${code}\``);
      operation.description = [
        operation.description ?? '',
        ...(failures.length > 0 ? [`@throws {ApiError} ${failures.join(', ')}`] : []),
        `@example ${exampleOf(path, verb, operation)}`,
      ].join('\n');
      for (const parameter of operation.parameters ?? []) addBound(parameter, parameter.schema);
      for (const { content } of [operation.requestBody ?? {}, ...Object.values(operation.responses)]) {
        for (const media of Object.values(content ?? {})) {
          delete media.example;
          addBounds(media.schema);
        }
      }
    }
  }
  for (const schema of Object.values(document.components.schemas)) addBounds(schema);
  return document;
}

/** How a text with a format is written. */
const written: Readonly<Record<string, string>> = { 'date-time': 'ISO 8601 in UTC', date: 'YYYY-MM-DD' };

function addBound(said: { description?: string }, shape: Shape): void {
  const format = shape.format && written[shape.format];
  if (format) {
    delete shape.format;
    said.description = [said.description, format].filter(Boolean).join('; ');
  }
  const bound = boundOf(shape, said.description);
  if (bound) said.description = [said.description, bound].filter(Boolean).join('; ');
}

/** To each property, however deep, within which bounds it is taken. */
function addBounds(shape: Shape | undefined): void {
  if (!shape) return;
  for (const property of Object.values(shape.properties ?? {})) {
    addBound(property, property);
    addBounds(property);
  }
  addBounds(shape.items);
  for (const part of [...(shape.allOf ?? []), ...(shape.anyOf ?? [])]) addBounds(part);
}
