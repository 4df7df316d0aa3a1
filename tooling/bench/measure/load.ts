import autocannon from 'autocannon';
import { say } from './say.ts';

export type Load = {
  url: string;
  /** Each next request, or its path; without it `url` is asked for again and again. */
  next?: () => string | Partial<autocannon.Request>;
  headers?: Record<string, string>;
};

/** What every figure is measured with. */
const connections = 50;
/** Seconds a round. */
const seconds = Number(process.env.RIMBA_BENCH_SECONDS ?? 4);

/** Requests answered a second. @throws when one was answered by anything but a success */
export async function requestsASecond(load: Load): Promise<number> {
  const result = await ask(load, { connections, duration: seconds });
  const failed = result.non2xx + result.errors;
  if (failed) throw new Error(`${load.url}: ${failed} of ${result.requests.total} requests failed`);
  return result['2xx'] / result.duration;
}

/**
 * Asks so often, five at a time, and waits for the last answer: nothing that was spent is without one.
 * @returns how many were answered by a success
 * @throws when none was
 */
export async function answersTo(load: Load, amount: number): Promise<number> {
  const result = await ask(load, { connections: 5, amount, timeout: 60 });
  const answered = result['2xx'];
  if (answered < amount)
    say(
      `${load.url}: ${answered} of ${amount} answered by a success, ${result.errors} not at all; by status ` +
        JSON.stringify(result.statusCodeStats),
    );
  if (!answered) throw new Error(`${load.url}: no request was answered by a success`);
  return answered;
}

const ask = ({ url, next, headers = {} }: Load, limits: Partial<autocannon.Options>) =>
  autocannon({
    url,
    headers,
    ...limits,
    ...(next && { requests: [{ setupRequest: (request) => ({ ...request, ...requestOf(next()) }) }] }),
  });

const requestOf = (next: string | Partial<autocannon.Request>) =>
  typeof next === 'string' ? { path: next } : next;
