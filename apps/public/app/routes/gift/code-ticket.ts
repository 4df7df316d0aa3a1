import { serviceNow } from '@rimba/api-client';
import { openTabStorage } from '@rimba/auth';
import { type Language, parseLanguage } from '@rimba/i18n';

/**
 * A code that was mailed: to whom, what goes back with it, and in which language letters are wanted. When the next may be
 * asked for is by this device's own clock, since a page that is opened anew knows no other.
 */
export type GiftTicket = { email: string; language: Language; browser: string; sendableAt: string };

/** The service's answer as it is kept. */
export const asKept = ({ browser, nextSendAt }: { browser: string; nextSendAt: string }) => ({
  browser,
  sendableAt: new Date(Date.parse(nextSendAt) - serviceNow() + Date.now()).toISOString(),
});

const keyOf = (giftCode: string) => `rimba_gift_code:${giftCode}`;

/** The code that this tab asked for: reading its mail may unload the page. */
export function readTicket(giftCode: string): GiftTicket | undefined {
  try {
    const kept: unknown = JSON.parse(openTabStorage(window).getItem(keyOf(giftCode)) ?? 'null');
    return isTicket(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

export function keepTicket(giftCode: string, ticket: GiftTicket | undefined): void {
  const store = openTabStorage(window);
  if (ticket) store.setItem(keyOf(giftCode), JSON.stringify(ticket));
  else store.removeItem(keyOf(giftCode));
}

const isTicket = (kept: unknown): kept is GiftTicket =>
  typeof kept === 'object' &&
  kept !== null &&
  'email' in kept &&
  'browser' in kept &&
  'sendableAt' in kept &&
  'language' in kept &&
  parseLanguage(String(kept.language)) !== undefined;
