import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium, headlessShell } from './chromium.ts';

const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;

/**
 * A Chromium for the browser tests: the one named, else what the distribution packages, with a window and without, else
 * the machine's own, else Playwright's download.
 */
export function ensureChromium(): void {
  const found = findChromium();
  const isNamed = found !== undefined && found === process.env.CHROMIUM_PATH;
  if (isNamed || (found !== undefined && existsSync(headlessShell))) return;
  if (process.getuid?.() === 0 && run('which', 'apt-get')) {
    process.stdout.write('Installing Chromium for the browser tests\n');
    const install = ['install', '-y', '--no-install-recommends', 'chromium', 'chromium-headless-shell'];
    if (run('apt-get', 'update') && run('apt-get', ...install)) return;
  }
  if (found !== undefined) return;
  if (!run('pnpm', '--filter', '@rimba/e2e', 'exec', 'playwright', 'install', 'chromium')) {
    throw new Error('No Chromium was found or could be installed: install one, or name it in CHROMIUM_PATH.');
  }
}
