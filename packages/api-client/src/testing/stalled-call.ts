// Asks a server that says nothing, while everything that nobody holds is taken away: prints how the call ended.
import { setTimeout as wait } from 'node:timers/promises';
import { createApiClient } from '../client.ts';

const [, , baseUrl = ''] = process.argv;
const api = createApiClient({ baseUrl, timeoutMs: 500 });
const collect = setInterval(() => globalThis.gc?.(), 5);
const ended = api.GET('/api/v1/tree/counts').then(
  () => 'answered',
  ({ code }) => code,
);
process.stdout.write(await Promise.race([ended, wait(8_000, 'still waiting')]));
clearInterval(collect);
process.exit();
