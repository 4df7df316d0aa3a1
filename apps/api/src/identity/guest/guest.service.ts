import { randomBytes } from 'node:crypto';
import type { Clock } from '../../clock/clock.ts';
import type { Database, Db } from '../../database/client.ts';
import type { AdopterType, StoredLanguage } from '../../database/schema/index.ts';
import type { MailService } from '../../engagement/mail/index.ts';
import { Problem, refuseWrong } from '../../http/problem.ts';
import {
  type Adopter,
  findAdopterByEmail,
  insertAdopter,
  lockAdopter,
  tidyEmail,
  tidyName,
  wrongInAddress,
} from '../adopter/index.ts';
import {
  blankProfile,
  codeHash,
  codeLife,
  type FirstProof,
  isHeldBack,
  newTypedCode,
  passCooldown,
  replaceCode,
  spendCode,
  tryTypedCode,
} from '../proof/index.ts';
import type { Device, OpenSession, SessionService } from '../session/index.ts';

export type GuestProof = {
  email: string;
  code: string;
  /** From `requestCode`, kept by the browser that asked. */
  browser: string;
};

/** A guest whose code was right. */
export type ProvenGuest = {
  email: string;
  codeId: number;
  /** The code was used already, by the same request sent before. */
  repeated: boolean;
};
/** A guest who signs in, with or without an account. */
export type Opening = {
  guest: ProvenGuest;
  name: string;
  /** Of an account that is made; somebody who accepts a gift is one person. */
  adopterType?: AdopterType;
  language: StoredLanguage;
  device: Device;
};

/** Proving an address by a mailed code, without an account: for checkout as a guest, and for accepting a gift. */
export function createGuestService({
  database: { db },
  clock,
  mails,
  sessions,
  firstProof,
}: {
  database: Pick<Database, 'db'>;
  clock: Clock;
  mails: MailService;
  sessions: SessionService;
  firstProof: FirstProof;
}) {
  async function accountOf(
    tx: Db,
    opening: Pick<Opening, 'guest' | 'name' | 'adopterType' | 'language'>,
  ): Promise<Adopter> {
    const { guest, name: typed, adopterType = 'individual', language } = opening;
    const { email } = guest;
    const name = tidyName(typed);
    const existing = await findAdopterByEmail(tx, email);
    if (existing) {
      const locked = await lockAdopter(tx, existing.id);
      if (locked?.email === email) return firstProof(tx, locked, { registered: false, name });
    }
    if (!existing && (await isHeldBack(tx, email, clock.now()))) throw new Problem('auth.email_taken');
    const made = await insertAdopter(tx, {
      ...blankProfile,
      name,
      adopterType,
      email,
      language,
      emailVerifiedAt: clock.now(),
      createdAt: clock.now(),
    });
    // Somebody registered the address at this very moment: the code proves it all the same.
    return made ?? accountOf(tx, opening);
  }

  return {
    /**
     * Mails a code; the same for an address with an account and one without. Its mail speaks of the gift that a code
     * is asked for, if it is for one, or leads back to the trees.
     * @returns what the browser has to keep, and when the next code may be asked for
     * @throws Problem checkout.code_cooldown
     */
    async requestCode(
      given: string,
      language: StoredLanguage,
      { giftCode, treeIds }: { giftCode?: string; treeIds?: number[] } = {},
    ): Promise<{ browser: string; nextAt: Date }> {
      refuseWrong(wrongInAddress({ email: given }));
      const email = tidyEmail(given);
      const browser = randomBytes(32).toString('base64url');
      return db.transaction(async (tx) => {
        const now = clock.now();
        const nextAt = await passCooldown(tx, 'guest_checkout', email, now);
        const code = newTypedCode();
        const expiresAt = new Date(now.getTime() + codeLife.guest_checkout);
        const browserHash = codeHash(browser);
        await replaceCode(tx, {
          purpose: 'guest_checkout',
          email,
          codeHash: codeHash(code),
          browserHash,
          createdAt: now,
          expiresAt,
        });
        const mail = { dedupeKey: `guest-code:${browserHash}`, to: email, language };
        const data = { code, expiresAt: expiresAt.toISOString() };
        await mails.enqueue(
          tx,
          giftCode === undefined
            ? { ...mail, template: 'checkoutCode', data: { ...data, ...(treeIds && { treeIds }) } }
            : { ...mail, template: 'giftCode', data: { ...data, giftCode } },
        );
        return { browser, nextAt };
      });
    },

    /**
     * Checks a guest's code. Outside any database transaction: a wrong try counts whatever becomes of the
     * rest, and nobody holds one connection while waiting for another. With `repeated`, for the same request
     * sent again, a code that was used already is taken once more.
     * @throws Problem checkout.invalid_code, checkout.code_expired
     */
    async prove(given: GuestProof, { repeated = false } = {}): Promise<ProvenGuest> {
      const email = tidyEmail(given.email);
      const typed = { ...given, email, purpose: 'guest_checkout', repeated } as const;
      return { email, codeId: await tryTypedCode(db, typed, clock.now()), repeated };
    },

    /**
     * Makes or signs in the account of a proven address, in the caller's transaction: if that fails (the
     * trees were taken), the code stays good.
     * @throws Problem checkout.code_expired when another request has used the code meanwhile, auth.email_taken while
     *   an account that had the address may still have it back
     */
    async open(tx: Db, opening: Opening): Promise<OpenSession> {
      const { codeId, repeated } = opening.guest;
      const account = await accountOf(tx, opening);
      if (!repeated && !(await spendCode(tx, codeId, clock.now())))
        throw new Problem('checkout.code_expired');
      return sessions.open(tx, account, opening.device);
    },
  };
}
