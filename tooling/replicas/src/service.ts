import { api, loadConfig, startService } from '@rimba/api';
import Fastify from 'fastify';
import { answerAtOnce } from './answers-at-once.ts';
import { listen } from './listen.ts';
import { secrets } from './secrets.ts';

/**
 * The service alone, as any replica of it runs, without a gateway before it. JOBS lets it take jobs; SIGN_IN names
 * the adopters whose bearers it tells; ANSWERS_AT_ONCE leaves the outside world out of the measurement.
 */
const { JOBS, SIGN_IN = '1', ANSWERS_AT_ONCE } = process.env;
const config = loadConfig({
  ...secrets,
  LOG_LEVEL: 'error',
  ...process.env,
});
if (ANSWERS_AT_ONCE !== undefined) answerAtOnce(new URL(config.publicUrl).hostname);
const { services, close } = await startService(config, { demoData: false, jobs: JOBS !== undefined });
// Behind a gateway: a caller is whom it names.
const app = Fastify({ forceCloseConnections: true, trustProxy: true, loggerInstance: services.log });
await app.register(api, { services });
// Whoever moves the clock of one tells the others, which only read it anew.
app.post<{ Body: { seconds: number } }>('/clock', async ({ body: { seconds } }) => {
  await (seconds ? services.clock.advance(seconds) : services.clock.refresh());
  return { now: services.clock.now().toISOString() };
});
const adopters = SIGN_IN.split(',').map(Number);
const sessions = await services.database.pool.query<{ id: string; adopter: number }>(
  `insert into session (id, adopter_id, created_at, last_used_at, ends_at)
   select gen_random_uuid(), adopter, now(), now(), now() + interval '1 day' from unnest($1::int[]) as adopter
   returning id, adopter_id as adopter`,
  [adopters],
);
const sessionOf = new Map(sessions.rows.map(({ id, adopter }) => [adopter, id]));
const tokens = await Promise.all(
  adopters.map(async (id) => {
    const caller = { id, sessionId: sessionOf.get(id) ?? '', emailVerified: true };
    return (await services.accessTokens.issue(caller)).accessToken;
  }),
);
await listen(app, close, tokens);
