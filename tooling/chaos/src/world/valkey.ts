import { findProgram, openProgram, type Program } from '@rimba/replicas';
import getPort from 'get-port';

/** Where limits are counted, in memory alone; undefined where neither Valkey nor Redis is installed. */
export async function openValkey(): Promise<Program | undefined> {
  const file = findProgram('valkey-server', 'redis-server');
  if (file === undefined) return undefined;
  const port = await getPort();
  const settings = { port, bind: '127.0.0.1', save: '', appendonly: 'no' };
  return openProgram(
    file,
    port,
    Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]),
  );
}
