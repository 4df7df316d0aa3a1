// The first that matches: most browsers also name the ones they descend from.
const browsers = [
  ['Edge', /\bEdg(A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const;

const systems = [
  ['Android', /\bAndroid\b/],
  ['iOS', /\b(iPhone|iPad|iPod)\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const;

/** Browser and system, by what the browser said of itself; undefined where that is not understood. */
export function deviceName(userAgent: string | null): { browser: string; system: string } | undefined {
  const browser = browsers.find(([, sign]) => sign.test(userAgent ?? ''))?.[0];
  const system = systems.find(([, sign]) => sign.test(userAgent ?? ''))?.[0];
  return browser === undefined || system === undefined ? undefined : { browser, system };
}

// What runs a program that calls by itself.
const runtimes = [
  ['Node', /^node\b/],
  ['Deno', /^Deno\//],
  ['Bun', /^Bun\//],
] as const;

/** What runs a program that is signed in, such as one made with the client; undefined of a browser. */
export const programName = (userAgent: string | null): string | undefined =>
  runtimes.find(([, sign]) => sign.test(userAgent ?? ''))?.[0];
