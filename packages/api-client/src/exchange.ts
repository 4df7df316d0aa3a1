import { toConnectionError } from './api-error.ts';

/** Statuses whose answer has no body, not even an empty one. */
const bodiless = new Set([204, 205, 304]);

export interface ExchangeOptions {
  /** The caller's own, and held here: what only follows it is taken away by a collector. */
  readonly signal?: AbortSignal | undefined;
  readonly timeoutMs: number;
}

/**
 * One exchange, from the request until the answer is read to its end: within the time, or an error that says why
 * not. The timer holds all that ends it, and the end does not wait for a `fetch` that does not listen.
 */
export async function exchange(
  fetch: typeof globalThis.fetch,
  request: Request,
  { signal, timeoutMs }: ExchangeOptions,
): Promise<Response> {
  const ending = new AbortController();
  const giveUp = () => ending.abort(signal?.reason);
  const timer = setTimeout(
    () => ending.abort(new DOMException(`No answer within ${timeoutMs} ms`, 'TimeoutError')),
    timeoutMs,
  );
  const ended = new Promise<never>((_resolve, reject) => {
    ending.signal.addEventListener('abort', () => reject(ending.signal.reason));
  });
  signal?.addEventListener('abort', giveUp);
  if (signal?.aborted) giveUp();
  try {
    return await Promise.race([ended, whole(fetch, new Request(request, { signal: ending.signal }))]);
  } catch (cause) {
    throw toConnectionError(cause, request, signal);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
  }
}

/** The answer with all of its body: one that stops or breaks off on the way is no answer. */
async function whole(fetch: typeof globalThis.fetch, request: Request): Promise<Response> {
  const response = await fetch(request);
  const { status, statusText, headers } = response;
  const body = await response.arrayBuffer();
  return new Response(bodiless.has(status) ? null : body, { status, statusText, headers });
}
