/** One wrong field of a request; `path` is dotted, as in the body: `customer.email`. */
export interface FieldError {
  readonly path: string;
  readonly code: string;
  readonly message: string;
}

interface ApiErrorDetails {
  /** The HTTP status; 0 where there was no answer. */
  readonly status: number;
  /** Stable, one of the closed set in the API's description. */
  readonly code: string;
  /** In the language that was asked for. */
  readonly message: string;
  readonly errors?: readonly FieldError[];
  /** Names the request in the service's log. */
  readonly requestId?: string | undefined;
  /** Seconds until another try makes sense. */
  readonly retryAfter?: number | undefined;
  readonly cause?: unknown;
}

/** Why a call failed: what the service said, or that it could not be asked. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string;
  readonly errors: readonly FieldError[];
  readonly requestId: string | undefined;
  readonly retryAfter: number | undefined;

  constructor({ status, code, message, errors = [], requestId, retryAfter, cause }: ApiErrorDetails) {
    super(message, { cause });
    this.status = status;
    this.code = code;
    this.errors = errors;
    this.requestId = requestId;
    this.retryAfter = retryAfter;
  }

  /** The sentence for one field, if that field was wrong. */
  fieldMessage(path: string): string | undefined {
    return this.errors.find((error) => error.path === path)?.message;
  }
}

/** Reads a failure of the service. A body that is not its envelope comes from a proxy, and is told by status. */
export function toApiError(body: unknown, response: Response): ApiError {
  const retryAfter = Number(response.headers.get('Retry-After') ?? Number.NaN);
  const common = {
    status: response.status,
    retryAfter: Number.isFinite(retryAfter) ? retryAfter : undefined,
  };
  if (!isRecord(body) || typeof body.code !== 'string') {
    const code =
      response.status >= 502 && response.status <= 504 ? 'request.unavailable' : 'request.unexpected';
    return new ApiError({ ...common, code, message: response.statusText || code });
  }
  return new ApiError({
    ...common,
    code: body.code,
    message: typeof body.message === 'string' ? body.message : body.code,
    errors: Array.isArray(body.errors) ? body.errors.filter(isFieldError) : [],
    requestId: typeof body.requestId === 'string' ? body.requestId : undefined,
  });
}

/**
 * A request that got no answer: too slow, or no connection. What is neither, such as an abort or an error
 * with a code of its own, is handed back as it is.
 */
export function toConnectionError(cause: unknown): unknown {
  if (cause instanceof DOMException && cause.name === 'TimeoutError') {
    return new ApiError({ status: 0, code: 'request.timeout', message: cause.message, cause });
  }
  // The only thing fetch rejects with when the network fails.
  if (cause instanceof TypeError) {
    return new ApiError({ status: 0, code: 'request.offline', message: cause.message, cause });
  }
  return cause;
}

function isFieldError(value: unknown): value is FieldError {
  return (
    isRecord(value) &&
    typeof value.path === 'string' &&
    typeof value.code === 'string' &&
    typeof value.message === 'string'
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
