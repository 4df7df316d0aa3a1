import type { Schema } from '@rimba/api-client';

export type Challenge = Schema<'CaptchaChallenge'>;
/** Where a provider of bot checks is configured: who, and the key of its widget. */
export type Site = Schema<'CaptchaSite'>;
export type Action = 'login' | 'register' | 'reset' | 'checkout' | 'contact';

/** What the check of a form begins with. @throws Error where the service does not say */
export async function fetchChallenge(action: Action, signal: AbortSignal): Promise<Challenge | Site> {
  const response = await fetch(`/api/v1/captcha/challenge?action=${action}`, { signal });
  if (!response.ok) throw new Error(`No bot check: ${response.status}`);
  return response.json() as Promise<Challenge | Site>;
}
