import { ApiError, retryAfterOf } from './api-error.ts';
import type { Ask } from './client.ts';
import { backoffMs, type Clock } from './clock.ts';

export interface RepeatOptions {
  /** How often at most, after the first time. */
  readonly retries: number;
  readonly clock: Clock;
}

/** Answers that pass by themselves: too many requests, or nobody behind the proxy. */
const passing = new Set([429, 502, 503, 504]);
const shortestPauseMs = 500;
/** Whoever is to wait longer decides that for themselves. */
const longestPauseMs = 30_000;

/** Reading changes nothing, and what carries this key is done once. */
const mayRepeat = ({ method, headers }: Request) => method === 'GET' || headers.has('Idempotency-Key');

/** Asks again, after the pause that the answer names, where nothing can come of it but an answer. */
export function repeating(ask: Ask, { retries, clock }: RepeatOptions): Ask {
  return async (request, signal) => {
    const left = mayRepeat(request) ? retries : 0;
    for (let failures = 0; failures < left; failures += 1) {
      // A body can be read only once.
      const answer = await ask(request.clone(), signal).catch(unlessPassing);
      if (answer && !passing.has(answer.status)) return answer;
      const named = answer && retryAfterOf(answer);
      const pause =
        named === undefined ? backoffMs(failures, shortestPauseMs, longestPauseMs) : named * 1_000;
      if (answer && pause > longestPauseMs) return answer;
      await clock.pause(pause, signal);
    }
    return ask(request, signal);
  };
}

/** No connection and no answer in time pass; being given up does not. */
function unlessPassing(error: unknown): undefined {
  const passes = error instanceof ApiError && error.status === 0 && error.code !== 'request.aborted';
  if (!passes) throw error;
}
