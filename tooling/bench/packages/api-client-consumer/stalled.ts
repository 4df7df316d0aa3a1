// Asks a server that says nothing, while everything that nobody holds is taken away: prints how the call ended.
import { ApiError, createRimba } from '@rimba/api-client';

const [, , baseUrl = ''] = process.argv;
const collect = setInterval(() => globalThis.gc?.(), 5);
const ended = createRimba({ baseUrl, timeoutMs: 500, retries: 0 })
  .trees.list()
  .then(
    () => 'answered',
    (error: unknown) => (error instanceof ApiError ? error.code : String(error)),
  );
const late = new Promise<string>((resolve) => setTimeout(resolve, 8_000, 'still waiting'));
process.stdout.write(await Promise.race([ended, late]));
clearInterval(collect);
process.exit();
