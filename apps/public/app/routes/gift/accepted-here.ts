import { openTabStorage } from '@rimba/auth';

const keyOf = (giftCode: string) => `rimba_gift_accepted:${giftCode}`;

/** The address that this tab accepted the gift with. */
export const acceptedHere = (giftCode: string): string | undefined =>
  openTabStorage(window).getItem(keyOf(giftCode)) ?? undefined;

export const keepAccepted = (giftCode: string, email: string): void =>
  openTabStorage(window).setItem(keyOf(giftCode), email);
