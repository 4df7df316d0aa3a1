import type { Language } from '@rimba/i18n';
import type { Clock } from '../../clock/clock.ts';
import type { Database, Db } from '../../database/client.ts';
import { Problem } from '../../http/problem.ts';
import { findAdopter, updateAdopter } from '../../identity/adopter/index.ts';
import type { GuestProof } from '../../identity/guest/index.ts';
import type { IdentityService } from '../../identity/identity.service.ts';
import type { Device, OpenSession } from '../../identity/session/index.ts';
import { type Buyer, lockAccount, refreshStandings } from '../ledger/index.ts';
import type { AcceptanceNewsService } from './acceptance-news.service.ts';
import { type GiftRow, handOver, lockGift } from './gift.repository.ts';
import { isClaim } from './gift.rules.ts';
import type { Gift } from './gift.schemas.ts';
import type { GiftViewService } from './gift-view.service.ts';

export type GiftClaimService = ReturnType<typeof createGiftClaimService>;

/** A gift becomes its recipient's: who owns it follows it, hears of it and may renew it. */
export function createGiftClaimService({
  database: { db },
  clock,
  identity,
  views,
  news,
}: {
  database: Pick<Database, 'db'>;
  clock: Clock;
  identity: Pick<IdentityService, 'requestGuestCode' | 'proveGuest' | 'openGuest'>;
  views: GiftViewService;
  news: AcceptanceNewsService;
}) {
  /** Both accounts, by rising id, so that two claims never wait for each other. */
  async function lockBoth(tx: Db, { giverId }: GiftRow, adopterId: number): Promise<[Buyer, Buyer]> {
    const ids = [...new Set([giverId, adopterId])].sort((one, other) => one - other);
    const rows: Buyer[] = [];
    for (const id of ids) rows.push(await lockAccount(tx, id));
    const giver = rows.find(({ id }) => id === giverId);
    const claimer = rows.find(({ id }) => id === adopterId);
    if (!giver || !claimer || claimer.deletedAt) throw new Problem('auth.adopter_not_found');
    return [giver, claimer];
  }

  /** Hands a gift over, once. @throws Problem as isClaim does */
  async function claim(tx: Db, found: GiftRow, adopterId: number, language?: Language): Promise<Gift> {
    const [giver, before] = await lockBoth(tx, found, adopterId);
    // Accounts come before what they hold, here as in a payment that renews it.
    const gift = await lockGift(tx, found.id);
    if (!gift) throw new Problem('gift.not_found');
    const now = clock.now();
    const terms = await views.termsOf(tx, gift);
    const [latest] = terms;
    if (!isClaim(gift, latest.endsAt, adopterId, now)) return views.view(tx, gift);
    const claimer = language ? await inLanguage(tx, before, language) : before;
    await handOver(tx, { id: gift.id, terms }, adopterId, now);
    await refreshStandings(tx, [giver.id, adopterId], now);
    const given = await views.view(tx, { ...gift, claimedById: adopterId, claimedAt: now });
    await news.tell(tx, gift, given, { giver, claimer });
    return given;
  }

  async function inLanguage(tx: Db, claimer: Buyer, language: Language): Promise<Buyer> {
    if (claimer.language === language) return claimer;
    return (await updateAdopter(tx, claimer.id, { language })) ?? claimer;
  }

  return {
    read: (code: string): Promise<Gift> => views.read(db, code),

    /** Mails a code to prove an address with. @throws Problem gift.not_found, checkout.code_cooldown */
    async requestCode(code: string, email: string, language: Language) {
      await views.find(db, code);
      return identity.requestGuestCode(email, language, { giftCode: code });
    },

    /** @throws Problem gift.not_found, and as isClaim does */
    claim: (code: string, adopterId: number, language?: Language): Promise<Gift> =>
      db.transaction(async (tx) => claim(tx, await views.find(tx, code), adopterId, language)),

    /**
     * The same by a mailed code: makes or signs in the account of the address. When the gift cannot be had, the code
     * stays good.
     * @throws Problem as claim does, and checkout.invalid_code, checkout.code_expired
     */
    async claimAsGuest(
      code: string,
      given: GuestProof,
      { language, device }: { language: Language; device: Device },
    ): Promise<{ gift: Gift; session: OpenSession }> {
      const { holder } = await views.read(db, code);
      const guest = await identity.proveGuest(given);
      return db.transaction(async (tx) => {
        const session = await identity.openGuest(tx, { guest, name: holder, language, device });
        const gift = await claim(tx, await views.find(tx, code), session.adopter.id, language);
        const adopter = (await findAdopter(tx, session.adopter.id)) ?? session.adopter;
        return { gift, session: { ...session, adopter } };
      });
    },
  };
}
