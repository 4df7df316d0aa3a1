import { api, loadConfig, startService } from '@rimba/api';
import Fastify from 'fastify';
import { answerAtOnce } from './answers-at-once.ts';
import { listen } from './listen.ts';

/**
 * The service alone, as any replica of it runs, without a gateway before it. JOBS lets it take jobs; SIGN_IN names
 * the adopters whose bearers it tells; ANSWERS_AT_ONCE leaves the outside world out of the measurement.
 */
const { JOBS, SIGN_IN = '1', ANSWERS_AT_ONCE } = process.env;
const config = loadConfig({
  RIMBA_SECRET: 'the same for every replica of a measurement',
  LOG_LEVEL: 'error',
  ...process.env,
});
if (ANSWERS_AT_ONCE !== undefined) answerAtOnce(new URL(config.publicUrl).hostname);
const { services, close } = await startService(config, { demoData: false, jobs: JOBS !== undefined });
const app = Fastify({ forceCloseConnections: true });
await app.register(api, { services });
const tokens = await Promise.all(
  SIGN_IN.split(',').map(async (id) => {
    const caller = { id: Number(id), sessionId: 'measurement', emailVerified: true };
    return (await services.accessTokens.issue(caller)).accessToken;
  }),
);
await listen(app, close, tokens);
