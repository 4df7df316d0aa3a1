import { callerNetwork, errorHandler, isNear, Problem } from '@rimba/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';

/** What one address may read a minute: far more than people do, less than it takes to keep the product busy. */
const most = { answers: 3_000, pages: 600 };

/**
 * Limits of reading, for strangers' addresses; what changes something is limited where it happens. Each process counts for
 * itself: a count that all share would cost more than what is read. `factor` is LIMIT_FACTOR.
 */
export function limitReading(app: FastifyInstance, factor: number): void {
  const counters = {
    answers: new RateLimiterMemory({ points: most.answers * factor, duration: 60 }),
    pages: new RateLimiterMemory({ points: most.pages * factor, duration: 60 }),
  };
  app.addHook('onRequest', async (request, reply) => {
    const kind = kindOf(request);
    if (kind === undefined || isNear(request.ip)) return undefined;
    try {
      await counters[kind].consume(callerNetwork(request.ip));
      return undefined;
    } catch (refusal) {
      const { msBeforeNext = 0 } = refusal as { msBeforeNext?: number };
      const seconds = Math.max(1, Math.ceil(msBeforeNext / 1_000));
      const problem = new Problem('request.too_many', { values: { seconds }, retryAfter: seconds });
      return errorHandler(problem, request, reply);
    }
  });
}

/** Files cost nearly nothing and are not counted. */
function kindOf({ method, url }: FastifyRequest): keyof typeof most | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  if (url.startsWith('/api/')) return 'answers';
  const path = url.split('?', 1)[0] ?? '';
  return path.endsWith('/') || !/\.\w{2,5}$/.test(path) ? 'pages' : undefined;
}
