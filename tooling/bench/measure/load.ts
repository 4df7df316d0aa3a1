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
export async function requestsASecond({ url, next, headers = {} }: Load): Promise<number> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    headers,
    ...(next && { requests: [{ setupRequest: (request) => ({ ...request, ...requestOf(next()) }) }] }),
  });
  const failed = result.non2xx + result.errors;
  if (failed) throw new Error(`${url}: ${failed} of ${result.requests.total} requests failed`);
  return result['2xx'] / result.duration;
}

const requestOf = (next: string | Partial<autocannon.Request>) =>
  typeof next === 'string' ? { path: next } : next;
