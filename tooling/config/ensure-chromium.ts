import { spawnSync } from 'node:child_process';
import { findChromium } from './chromium.ts';

const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;

/**
 * A Chromium for the browser tests: the machine's own, else its distribution's package, else Playwright's
 * download.
 */
export function ensureChromium(): void {
  if (findChromium()) return;
  process.stdout.write('No Chromium here yet: installing one for the browser tests\n');
  const canUseApt = process.getuid?.() === 0 && run('which', 'apt-get');
  if (
    canUseApt &&
    run('apt-get', 'update') &&
    run('apt-get', 'install', '-y', '--no-install-recommends', 'chromium')
  ) {
    return;
  }
  if (!run('pnpm', '--filter', '@rimba/e2e', 'exec', 'playwright', 'install', 'chromium')) {
    throw new Error('No Chromium was found or could be installed: install one, or name it in CHROMIUM_PATH.');
  }
}
