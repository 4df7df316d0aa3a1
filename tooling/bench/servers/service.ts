import { api, loadConfig, startService } from '@rimba/api';
import Fastify from 'fastify';
import { listen } from './listen.ts';

/** The service alone, as any replica of it runs: no gateway before it, no jobs of its own. */
const config = loadConfig({
  RIMBA_SECRET: 'the same for every replica of a measurement',
  LOG_LEVEL: 'error',
  ...process.env,
});
const { services, close } = await startService(config, { demoData: false, jobs: false });
const app = Fastify({ forceCloseConnections: true });
await app.register(api, { services });
const { accessToken } = await services.accessTokens.issue({
  id: 1,
  sessionId: 'measurement',
  emailVerified: true,
});
await listen(app, close, { token: accessToken });
