import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import type { Call, Description } from '../../openapi/reference/description.ts';

export type Told = { status: number; type: string; body: string };
export type Judge = ReturnType<typeof openJudge>;

/** Holds answers against the description: status, schema, and the closed set of codes of each failure. */
export function openJudge(document: Description) {
  const ajv = addFormats.default(new Ajv({ strict: false, allErrors: true }));
  ajv.addFormat('binary', true).addSchema({ $id: 'document', components: document.components });
  const known = new Map<object, ReturnType<Ajv['compile']>>();

  function checkOf(schema: object) {
    const check =
      known.get(schema) ??
      ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"document#/components/')));
    known.set(schema, check);
    return check;
  }

  return {
    /** What is wrong with an answer; undefined when the call is said to answer so. */
    faultOf(call: Call, { status, type, body }: Told): string | undefined {
      if (status >= 500) return 'failed inside';
      const described = call.responses[status];
      if (!described) return `${status} is not described`;
      const schema = described.content?.['application/json']?.schema;
      if (!type.includes('json') || !schema) return undefined;
      const check = checkOf(schema);
      return check(JSON.parse(body)) ? undefined : ajv.errorsText(check.errors);
    },

    /** The same of bytes that are no request, and of paths that pages answer: what is said to those is not the service's. */
    faultOfTorn: ({ status }: Told) => (status >= 500 ? 'failed inside' : undefined),

    /** The same of a path or method below /api/v1 that is nobody's. */
    faultOfNone({ status, type, body }: Told): string | undefined {
      if (status >= 500) return 'failed inside';
      if (status < 400 || !type.includes('json') || body === '') return undefined;
      const { success, code } = JSON.parse(body);
      return success === false && typeof code === 'string' ? undefined : 'a failure without a code';
    },
  };
}
