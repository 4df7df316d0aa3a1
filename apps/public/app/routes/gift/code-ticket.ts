import { openTabStorage } from '@rimba/auth';
import { type Language, parseLanguage } from '@rimba/i18n';

/** A code that was mailed: to whom, what goes back with it, and in which language letters are wanted. */
export type CodeTicket = { email: string; language: Language; browser: string; nextSendAt: string };

const keyOf = (giftCode: string) => `rimba_gift_code:${giftCode}`;

/** The code that this tab asked for: reading its mail may unload the page. */
export function readTicket(giftCode: string): CodeTicket | undefined {
  try {
    const kept: unknown = JSON.parse(openTabStorage(window).getItem(keyOf(giftCode)) ?? 'null');
    return isTicket(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

export function keepTicket(giftCode: string, ticket: CodeTicket | undefined): void {
  const store = openTabStorage(window);
  if (ticket) store.setItem(keyOf(giftCode), JSON.stringify(ticket));
  else store.removeItem(keyOf(giftCode));
}

const isTicket = (kept: unknown): kept is CodeTicket =>
  typeof kept === 'object' &&
  kept !== null &&
  'email' in kept &&
  'browser' in kept &&
  'language' in kept &&
  parseLanguage(String(kept.language)) !== undefined;
