import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium, headlessShell } from './chromium.ts';

const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;

/**
 * A Chromium for the browser tests: its distribution's package without a window where that can be had, else the
 * machine's own, else Playwright's download.
 */
export function ensureChromium(): void {
  const named = process.env.CHROMIUM_PATH;
  if (existsSync(headlessShell) || (named !== undefined && named !== '')) return;
  const canUseApt = process.getuid?.() === 0 && run('which', 'apt-get');
  if (canUseApt) {
    process.stdout.write('Installing a Chromium for the browser tests\n');
    const install = ['install', '-y', '--no-install-recommends', 'chromium-headless-shell'];
    if (run('apt-get', 'update') && run('apt-get', ...install)) return;
  }
  if (findChromium()) return;
  if (!run('pnpm', '--filter', '@rimba/e2e', 'exec', 'playwright', 'install', 'chromium')) {
    throw new Error('No Chromium was found or could be installed: install one, or name it in CHROMIUM_PATH.');
  }
}
