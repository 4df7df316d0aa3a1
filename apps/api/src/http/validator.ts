import { Ajv, type Options } from 'ajv';
import addFormats from 'ajv-formats';
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify';

/** `verbose` brings along the schema that a value failed by, which knows what it would take. */
const options: Options = {
  verbose: true,
  allErrors: true,
  useDefaults: true,
  removeAdditional: false,
  strict: false,
};

/**
 * Bodies are taken as they are: no type is changed, unknown fields are refused where the schema says so, and
 * every wrong field is found at once. Addresses, queries and headers are texts, so there numbers are read.
 */
export function useOwnValidator(app: FastifyInstance): void {
  app.setValidatorCompiler(compilerFor(app));
  // Each plugin may have schemas of its own to refer to.
  app.addHook('onRegister', (child) => void child.setValidatorCompiler(compilerFor(child)));
}

function compilerFor(app: FastifyInstance): FastifySchemaCompiler<object> {
  let strict: Ajv | undefined;
  let reading: Ajv | undefined;
  return ({ schema, httpPart }) => {
    // Made at the first route, when every schema is there.
    if (httpPart === 'body') {
      strict ??= withSchemas(app, new Ajv({ ...options, coerceTypes: false }));
      return strict.compile(schema);
    }
    reading ??= withSchemas(app, new Ajv({ ...options, coerceTypes: true }));
    return reading.compile(schema);
  };
}

function withSchemas(app: FastifyInstance, ajv: Ajv): Ajv {
  addFormats.default(ajv);
  for (const schema of Object.values(app.getSchemas())) {
    if (schema && typeof schema === 'object') ajv.addSchema(schema);
  }
  return ajv;
}
