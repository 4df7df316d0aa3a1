import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { repositoryFolder } from '../folders.ts';
import type { Say } from './say.ts';
import { StartError } from './start-error.ts';

/**
 * Builds what the gateway serves; a part that did not change is taken from the cache.
 * @throws StartError where a build fails; its own output stands above.
 */
export async function buildParts(say: Say): Promise<void> {
  say('Building what changed (all of it the first time: about a minute) …');
  const build = spawn('turbo', ['run', 'build', '--filter=@rimba/gateway...', '--output-logs=errors-only'], {
    cwd: repositoryFolder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' },
    shell: process.platform === 'win32',
  });
  const [output, [code]] = await Promise.all([text(build.stdout), once(build, 'exit')]);
  if (code !== 0) throw new StartError(`${output}\nThe build failed; what it said stands above.`);
}
