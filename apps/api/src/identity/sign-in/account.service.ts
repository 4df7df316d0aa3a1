import type { Clock } from '../../clock/clock.ts';
import type { Database } from '../../database/client.ts';
import type { StoredLanguage } from '../../database/schema/index.ts';
import { Problem, refuseWrong } from '../../http/problem.ts';
import { type Limits, limits as limit } from '../../limits/limits.ts';
import {
  type Adopter,
  findAdopter,
  findAdopterByEmail,
  hashPassword,
  insertAdopter,
  needsRehash,
  tidyEmail,
  tidyName,
  updateAdopter,
  verifyPassword,
} from '../adopter/index.ts';
import type { Captcha } from '../captcha/index.ts';
import { isHeldBack, type VerificationService } from '../proof/index.ts';
import { type Device, isKnownTo, type OpenSession, type SessionService } from '../session/index.ts';
import type { WayService } from '../way/index.ts';
import type { PasswordWay, SecondFactor, SecondProof } from './second-factor.service.ts';
import {
  type Credentials,
  type Registration,
  wrongInCredentials,
  wrongInRegistration,
} from './sign-in.rules.ts';

export type AccountService = ReturnType<typeof createAccountService>;

/** Accounts with a password, and looking accounts up. */
export function createAccountService({
  database: { db },
  clock,
  captcha,
  limits,
  sessions,
  verification,
  ways,
  secondFactor,
}: {
  database: Pick<Database, 'db'>;
  clock: Clock;
  captcha: Captcha;
  limits: Limits;
  sessions: SessionService;
  verification: VerificationService;
  ways: Pick<WayService, 'noteAdded' | 'noteUsed'>;
  secondFactor: SecondFactor;
}) {
  const find = async (id: number): Promise<Adopter> => {
    const found = await findAdopter(db, id);
    if (!found || found.deletedAt) throw new Problem('auth.user_not_found');
    return found;
  };

  /** Whose password it is, and as whom they are counted. @throws as `login` */
  async function withPassword(given: Credentials, device: Device): Promise<{ owner: Adopter; who: string }> {
    refuseWrong(wrongInCredentials(given), 'auth.invalid_email_or_data');
    const email = tidyEmail(given.email);
    await limits.takeForAddress(limit.login, device.address);
    await captcha.verify(given.recaptchaToken, 'login', device.address);
    const found = await findAdopterByEmail(db, email);
    // The owner's own browser is counted by itself, so that no stranger's tries make its owner wait.
    const isOwn = found !== undefined && isKnownTo(device, found.id);
    const who = isOwn ? `${email} ${device.known?.id}` : email;
    await limits.tryOnce('login', who);
    if (!(await verifyPassword(given.password, found?.passwordHash)) || !found) {
      throw new Problem('auth.invalid_credentials', { about: found?.id });
    }
    await limits.forgetTries('login', who);
    return { owner: found, who };
  }

  return {
    /** The account. @throws Problem auth.user_not_found for a deleted one. */
    findAdopter: find,

    /** The account, its address proven. @throws Problem auth.email_not_verified */
    async requireVerified(id: number): Promise<Adopter> {
      const found = await find(id);
      if (!found.emailVerifiedAt) throw new Problem('auth.email_not_verified');
      return found;
    },

    /**
     * Makes an account, signs the device in and mails the link and the code that prove the address.
     * @throws Problem auth.email_taken, auth.invalid_email_or_data with every wrong field
     */
    async register(given: Registration, language: StoredLanguage, device: Device): Promise<OpenSession> {
      refuseWrong(wrongInRegistration(given), 'auth.invalid_email_or_data');
      const name = tidyName(given.name);
      const email = tidyEmail(given.email);
      await captcha.verify(given.recaptchaToken, 'register', device.address);
      await limits.takeForAddress(limit.register, device.address);
      const isTaken = (await findAdopterByEmail(db, email)) || (await isHeldBack(db, email, clock.now()));
      if (isTaken) throw new Problem('auth.email_taken');
      const passwordHash = await hashPassword(given.password);
      return db.transaction(async (tx) => {
        const made = await insertAdopter(tx, { name, email, passwordHash, language, createdAt: clock.now() });
        if (!made) throw new Problem('auth.email_taken');
        await ways.noteAdded(tx, made.id, { kind: 'password' }, device);
        await ways.noteUsed(tx, made.id, { kind: 'password' }, device);
        const session = await sessions.open(tx, made, device);
        await verification.send(tx, made, language, session.sessionId);
        return session;
      });
    },

    /**
     * Signs in by a password, with the second proof where its owner asks for one: that is told by a right password alone.
     * @throws Problem auth.invalid_credentials, auth.invalid_email_or_data, request.too_many, and those of the second proof
     */
    async login(
      { credential, code, ...given }: Credentials & SecondProof,
      device: Device,
    ): Promise<{ opened: OpenSession; way: PasswordWay }> {
      const { owner, who } = await withPassword(given, device);
      const { way, enter } = await secondFactor.admit(owner, { credential, code }, { device, who });
      if (needsRehash(owner.passwordHash ?? '')) {
        await updateAdopter(db, owner.id, { passwordHash: await hashPassword(given.password) });
      }
      return db.transaction(async (tx) => {
        await enter(tx);
        return { opened: await sessions.open(tx, owner, device), way };
      });
    },

    /**
     * Mails a code that stands in for the passkey, to who knows the password.
     * @returns whose it is, and when the next may be asked for
     * @throws Problem as `login`, auth.passkey_not_asked, checkout.code_cooldown
     */
    async sendLoginCode(given: Credentials, language: StoredLanguage, device: Device) {
      const { owner } = await withPassword(given, device);
      return { adopterId: owner.id, nextAt: await secondFactor.sendCode(owner, language) };
    },
  };
}
