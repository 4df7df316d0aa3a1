import { loadOutsideScript } from '../outside-script.ts';
import type { HostedCheck } from './hosted-check.ts';

const script = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';

/** What the script puts on the page, as far as it is used. */
interface Turnstile {
  render(
    element: HTMLElement,
    options: {
      sitekey: string;
      action: string;
      language: string;
      callback: (token: string) => void;
      'expired-callback': () => void;
      'error-callback': () => void;
    },
  ): string;
  remove(widget: string): void;
}

/** Shows Turnstile's widget, which renews its token by itself. @throws Error where its script does not come */
export async function openTurnstile({ element, siteKey, action, language, onToken, signal }: HostedCheck) {
  const turnstile = (await loadOutsideScript(script, 'turnstile')) as Turnstile;
  if (signal.aborted) return;
  const none = () => onToken(undefined);
  const widget = turnstile.render(element, {
    sitekey: siteKey,
    action,
    language,
    callback: onToken,
    'expired-callback': none,
    'error-callback': none,
  });
  signal.addEventListener('abort', () => turnstile.remove(widget));
}
