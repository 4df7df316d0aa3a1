import autocannon from 'autocannon';

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
  return result['2xx'] / result.duration;
}

/**
 * Asks so often, five at a time, and waits for the last answer: nothing that was spent is without one.
 * @throws when one was answered by anything but a success, or not at all
 */
export async function haveAnswered(load: Load, amount: number): Promise<void> {
  const result = await ask(load, { connections: 5, amount, timeout: 60 });
  if (result['2xx'] !== amount) throw new Error(`${load.url}: ${result['2xx']} of ${amount} were answered`);
}

async function ask({ url, next, headers = {} }: Load, limits: Partial<autocannon.Options>) {
  const result = await autocannon({
    url,
    headers,
    ...limits,
    ...(next && { requests: [{ setupRequest: (request) => ({ ...request, ...requestOf(next()) }) }] }),
  });
  const failed = result.non2xx + result.errors;
  if (failed) throw new Error(`${url}: ${failed} of ${result.requests.total} requests failed`);
  return result;
}

const requestOf = (next: string | Partial<autocannon.Request>) =>
  typeof next === 'string' ? { path: next } : next;
