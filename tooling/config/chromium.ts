import { existsSync } from 'node:fs';

/** Chromium without a window, as distributions package it: about four fifths of the work, letters drawn a little otherwise. */
export const headlessShell = '/usr/bin/chromium-headless-shell';

/** Where distributions and their packages put Chromium or Chrome. */
const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The Chromium for browser tests: CHROMIUM_PATH, else one installed on the machine.
 * Nothing found means Playwright's own download.
 */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && named !== '') {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, and there is no such file.`);
    return named;
  }
  return usualPlaces.find((path) => existsSync(path));
}

/** Playwright's launch options for it. */
export const chromiumLaunchOptions = () => launchOptions(findChromium());

/** The same for what looks at no picture: the one without a window, where it is installed. */
export const headlessLaunchOptions = () =>
  launchOptions(process.env.CHROMIUM_PATH || !existsSync(headlessShell) ? findChromium() : headlessShell);

/** Chromium refuses its sandbox to root, as in most containers. */
function launchOptions(executablePath: string | undefined): { executablePath?: string; args: string[] } {
  const isRoot = process.getuid?.() === 0;
  return {
    ...(executablePath !== undefined && { executablePath }),
    args: isRoot ? ['--no-sandbox'] : [],
  };
}
