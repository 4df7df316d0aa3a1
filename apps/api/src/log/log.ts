import type { FastifyBaseLogger } from 'fastify';
import { type DestinationStream, pino } from 'pino';

/** Lines of JSON, one for each thing worth knowing, without anybody's secrets. `level` as LOG_LEVEL. */
export const createLog = (level: string, destination?: DestinationStream): FastifyBaseLogger =>
  pino({ level, serializers: { err: withoutValues, error: withoutValues, req: withoutQuery } }, destination);

type Described = { type: string; message: string; code?: string; stack?: string; cause?: Described };

/**
 * What went wrong and where. The query builder puts a statement's values into its message, and PostgreSQL those of a
 * row into its details: addresses, hashes, codes. Only what is named here is written.
 */
function withoutValues(error: unknown): Described {
  if (!isError(error)) return { type: typeof error, message: 'not an error' };
  const { name, stack, cause } = error;
  const message = error.message.replace(/\nparams: [\s\S]*$/, '');
  return {
    type: name ?? 'Error',
    message,
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    ...(stack === undefined
      ? {}
      : { stack: [`${name ?? 'Error'}: ${message}`, ...placesOf(stack)].join('\n') }),
    ...(cause === undefined ? {} : { cause: withoutValues(cause) }),
  };
}

/** The message in front of them is not what the error says now, where a library has added to that. */
const placesOf = (stack: string): string[] => stack.split('\n').filter((line) => /^\s+at /.test(line));

/** Links carry their codes in the query. */
const withoutQuery = ({ id, method, url }: { id: string; method: string; url: string }) => ({
  id,
  method,
  path: url.replace(/\?.*$/s, ''),
});

/** Also one that went through a copy, as the job queue tells its own. */
const isError = (error: unknown): error is Error =>
  error instanceof Error ||
  (typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string');
