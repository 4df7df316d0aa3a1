import { Ajv, type Options } from 'ajv';
import addFormats from 'ajv-formats';
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify';

const options: Options = { allErrors: true, useDefaults: true, removeAdditional: false, strict: false };

/**
 * Bodies are taken as they are: no type is changed, unknown fields are refused where the schema says so, and
 * every wrong field is found at once. Addresses, queries and headers are texts, so there numbers are read.
 */
export function useOwnValidator(app: FastifyInstance): void {
  let strict: Ajv | undefined;
  let reading: Ajv | undefined;
  const compile: FastifySchemaCompiler<object> = ({ schema, httpPart }) => {
    // Made at the first route, when every shared schema is there.
    strict ??= withShared(app, new Ajv({ ...options, coerceTypes: false }));
    reading ??= withShared(app, new Ajv({ ...options, coerceTypes: true }));
    return (httpPart === 'body' ? strict : reading).compile(schema);
  };
  app.setValidatorCompiler(compile);
}

function withShared(app: FastifyInstance, ajv: Ajv): Ajv {
  addFormats.default(ajv);
  for (const schema of Object.values(app.getSchemas())) {
    if (schema && typeof schema === 'object') ajv.addSchema(schema);
  }
  return ajv;
}
