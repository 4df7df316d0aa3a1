import { loadOutsideScript } from '../outside-script.ts';
import type { HostedCheck } from './hosted-check.ts';

/** A token is good for two minutes; the next one is asked for before. */
const freshMs = 110_000;

/** What the script puts on the page, as far as it is used. */
interface Recaptcha {
  ready(then: () => void): void;
  execute(siteKey: string, options: { action: string }): PromiseLike<string>;
}

/** Runs reCAPTCHA v3, which shows no widget. @throws Error where its script does not come */
export async function openRecaptcha({ siteKey, action, language, onToken, signal }: HostedCheck) {
  const query = new URLSearchParams({ render: siteKey, hl: language });
  const url = `https://www.google.com/recaptcha/api.js?${query}`;
  const recaptcha = (await loadOutsideScript(url, 'grecaptcha')) as Recaptcha;
  await new Promise<void>((resolve) => recaptcha.ready(resolve));
  while (!signal.aborted) {
    const token = await recaptcha.execute(siteKey, { action });
    if (!signal.aborted) onToken(token);
    await pause(freshMs, signal);
  }
}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
