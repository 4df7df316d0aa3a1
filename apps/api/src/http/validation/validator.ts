import { Ajv, type Options, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify';
import { unfitTexts } from '../text.rules.ts';

/** `verbose` brings along the schema that a value failed by, which knows what it would take. */
const options: Options = {
  verbose: true,
  allErrors: true,
  useDefaults: true,
  removeAdditional: false,
  strict: false,
};

/**
 * Values are taken as they are: no type is changed, unknown fields are refused where the schema says so, and
 * every wrong field is found at once. Addresses, queries and headers are texts, so there whole numbers are read first.
 * A schema is compiled when a call first needs it: most of a start went into calls that nobody made.
 */
export function useOwnValidator(app: FastifyInstance): void {
  app.setValidatorCompiler(compilerFor(app));
  // Each plugin may have schemas of its own to refer to.
  app.addHook('onRegister', (child) => void child.setValidatorCompiler(compilerFor(child)));
}

function compilerFor(app: FastifyInstance): FastifySchemaCompiler<Described> {
  let ajv: Ajv | undefined;
  return ({ schema, httpPart }) => {
    let validate: ValidateFunction | undefined;
    const compile = () => {
      ajv ??= withSchemas(app, new Ajv(options));
      return ajv.compile(schema);
    };
    // Whoever takes a body of any shape, as what the payment gateway sends, reads its texts by rules of its own.
    const isOpen = httpPart === 'body' && schema.additionalProperties === true;
    const numbers = httpPart === 'body' ? [] : wholeNumbersIn(schema);
    return (values: Record<string, unknown>) => {
      validate ??= compile();
      for (const name of numbers) values[name] = wholeNumberOf(values[name]);
      // Headers come without what is refused, and most are not ours.
      const unseen = isOpen || httpPart === 'headers' ? [] : unfitTexts(values).map(unseenSigns);
      const isSound = validate(values) && unseen.length === 0;
      return isSound || { error: [...unseen, ...(validate.errors ?? [])] };
    };
  };
}

/** A finding of the rule for texts, as the schema's own. */
const unseenSigns = (instancePath: string) => ({
  keyword: 'text',
  instancePath,
  schemaPath: '#/text',
  params: {},
  message: 'holds signs that nobody sees',
});

type Described = { properties?: Record<string, Part>; additionalProperties?: unknown };
type Part = { type?: string; anyOf?: Part[] };

const isNumber = ({ type = '', anyOf = [] }: Part): boolean =>
  ['integer', 'number'].includes(type) || anyOf.some(isNumber);

const wholeNumbersIn = ({ properties = {} }: Described): string[] =>
  Object.entries(properties).flatMap(([name, part]) => (isNumber(part) ? [name] : []));

/** A number as it is written: one thing has one address, and `1e3` or ` 1` are none. */
const wholeNumberOf = (value: unknown): unknown =>
  typeof value === 'string' && /^(0|-?[1-9]\d*)$/.test(value) ? Number(value) : value;

function withSchemas(app: FastifyInstance, ajv: Ajv): Ajv {
  addFormats.default(ajv);
  for (const schema of Object.values(app.getSchemas())) {
    if (schema && typeof schema === 'object') ajv.addSchema(schema);
  }
  return ajv;
}
