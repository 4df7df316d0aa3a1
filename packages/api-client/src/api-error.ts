/** One wrong field of a request; `path` is dotted, as in the body: `customer.email`. */
export interface FieldError {
  readonly path: string;
  readonly code: string;
  readonly message: string;
}

/** What a call can fail with before the service has said anything. */
export type ConnectionCode = 'request.offline' | 'request.timeout' | 'request.aborted';

interface ApiErrorDetails<Code extends string> {
  /** The HTTP status; 0 where there was no answer. */
  readonly status: number;
  /** Stable, one of the closed set in the API's description. */
  readonly code: Code;
  /** In the language that was asked for; of a call that got no answer an English one, which names the call. */
  readonly message: string;
  readonly errors?: readonly FieldError[];
  /** Names the request in the service's log. */
  readonly requestId?: string | undefined;
  /** Seconds until another try makes sense. */
  readonly retryAfter?: number | undefined;
  /** All that the service said. */
  readonly body?: unknown;
  readonly cause?: unknown;
}

/**
 * Why a call failed: what the service said, or that it could not be asked. `Code` is what one call can fail with,
 * where `attempt` was asked.
 */
export class ApiError<Code extends string = string> extends Error {
  override readonly name = 'ApiError';
  /** The HTTP status; 0 where there was no answer. */
  readonly status: number;
  /** Stable, one of the call's own. */
  readonly code: Code;
  /** What is wrong, field by field. */
  readonly errors: readonly FieldError[];
  /** Names the request in the service's log. */
  readonly requestId: string | undefined;
  /** Seconds until another try makes sense. */
  readonly retryAfter: number | undefined;
  /** All that the service said. */
  readonly body: unknown;

  constructor({
    status,
    code,
    message,
    errors = [],
    requestId,
    retryAfter,
    body,
    cause,
  }: ApiErrorDetails<Code>) {
    super(message, { cause });
    this.status = status;
    this.code = code;
    this.errors = errors;
    this.requestId = requestId;
    this.retryAfter = retryAfter;
    this.body = body;
  }

  /** The sentence for one field, if that field was wrong. */
  fieldMessage(path: string): string | undefined {
    return this.errors.find((error) => error.path === path)?.message;
  }
}

/** Some calls of Rimba's own answer without an envelope, or no JSON: their types of content are nobody else's. */
function notRead({ ok, headers }: Response): string {
  const type = headers.get('Content-Type') ?? '';
  if (ok && /geo\+json/.test(type)) return 'An answer to be read by unwrapBody';
  if (ok && /csv|pdf|image|tile/.test(type)) return 'An answer to be read by unwrapBody and parseAs';
  return 'An answer that is not Rimba’s';
}

/**
 * Reads a failure of the service. A body that is not its envelope comes from a proxy: it is told by status, and by the
 * call where that is known.
 */
export function toApiError(body: unknown, response: Response, call?: string): ApiError {
  const common = { status: response.status, retryAfter: retryAfterOf(response) };
  if (!isRecord(body) || typeof body.code !== 'string') {
    const code =
      response.status >= 502 && response.status <= 504 ? 'request.unavailable' : 'request.unexpected';
    const said = code === 'request.unavailable' ? 'Nobody behind the proxy' : notRead(response);
    const message = `${said} (${response.status})${call === undefined ? '' : `: ${call}`}`;
    return new ApiError({ ...common, code, message });
  }
  return new ApiError({
    ...common,
    code: body.code,
    message: typeof body.message === 'string' ? body.message : body.code,
    errors: Array.isArray(body.errors) ? body.errors.filter(isFieldError) : [],
    requestId: typeof body.requestId === 'string' ? body.requestId : undefined,
    body,
  });
}

/** Seconds to wait, which the header has as a number or as a date. */
export function retryAfterOf({ headers }: Response): number | undefined {
  const value = headers.get('Retry-After');
  if (value === null) return undefined;
  const seconds = /^\s*\d+\s*$/.test(value)
    ? Number(value)
    : Math.max(0, Math.ceil((Date.parse(value) - Date.now()) / 1_000));
  return Number.isNaN(seconds) ? undefined : seconds;
}

/**
 * A request that got no whole answer: given up by `signal`, too slow, or no connection. An error of something
 * between that has a code of Rimba's, such as a session that ended, is handed back as it is.
 */
export function toConnectionError(cause: unknown, request: Request, signal?: AbortSignal): unknown {
  const code = connectionCode(cause, signal);
  if (code === undefined) return cause;
  return new ApiError({ status: 0, code, message: `${connectionWords[code]}: ${callOf(request)}`, cause });
}

/** A call as failures name it, without what was asked for. */
export const callOf = ({ method, url }: Request): string => `${method} ${url.split('?')[0]}`;

const connectionWords: Record<ConnectionCode, string> = {
  'request.offline': 'No connection',
  'request.timeout': 'No answer in time',
  'request.aborted': 'Given up',
};

function connectionCode(cause: unknown, signal: AbortSignal | undefined): ConnectionCode | undefined {
  if (cause instanceof DOMException && cause.name === 'TimeoutError') return 'request.timeout';
  // Whoever gives up may say why with anything.
  if (signal?.aborted) return 'request.aborted';
  // The platform's fetch rejects with a TypeError where the network fails, a program's own with anything.
  const isRimbas = isRecord(cause) && typeof cause.code === 'string' && cause.code.includes('.');
  return isRimbas ? undefined : 'request.offline';
}

function isFieldError(value: unknown): value is FieldError {
  return (
    isRecord(value) &&
    typeof value.path === 'string' &&
    typeof value.code === 'string' &&
    typeof value.message === 'string'
  );
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
