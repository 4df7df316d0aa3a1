import type { Clock } from '../../clock/clock.ts';
import type { Database, Db } from '../../database/client.ts';
import type { StoredLanguage } from '../../database/schema/index.ts';
import type { MailService } from '../../engagement/mail/index.ts';
import { Problem } from '../../http/problem.ts';
import type { Limits } from '../../limits/limits.ts';
import { type Adopter, lockAdopter } from '../adopter/index.ts';
import type { PasskeyService, SignedCredential } from '../passkey/index.ts';
import {
  codeHash,
  codeLife,
  newTypedCode,
  passCooldown,
  replaceCode,
  spendCode,
  tryTypedCode,
} from '../proof/index.ts';
import type { Device } from '../session/index.ts';
import type { FactorService, WayService } from '../way/index.ts';

/** What goes with a password whose account asks for more: what a passkey has signed, or a mailed code in its place. */
export type SecondProof = { credential?: SignedCredential | undefined; code?: string | undefined };

/** What somebody has signed in with. */
export type PasswordWay = 'password' | 'password_passkey' | 'password_code';

/** How somebody comes in after a right password, in the transaction that lets them in. */
export type Admission = { way: PasswordWay; enter(tx: Db): Promise<void> };

export type SecondFactor = ReturnType<typeof createSecondFactor>;

/** What an account asks for after its password, where its owner wants that. */
export function createSecondFactor({
  database: { db },
  clock,
  limits,
  mails,
  passkeys,
  ways,
  factors,
}: {
  database: Pick<Database, 'db'>;
  clock: Clock;
  limits: Pick<Limits, 'tryOnce' | 'forgetTries'>;
  mails: Pick<MailService, 'enqueue'>;
  passkeys: Pick<PasskeyService, 'secondOptions' | 'second'>;
  ways: Pick<WayService, 'used' | 'usedByCode'>;
  factors: Pick<FactorService, 'asksPasskey'>;
}) {
  const password = { kind: 'password' } as const;
  const emailOf = (owner: Adopter) => owner.email ?? '';

  async function byPasskey(owner: Adopter, credential: SignedCredential, device: Device): Promise<Admission> {
    const use = await passkeys.second(owner, credential);
    return {
      way: 'password_passkey',
      async enter(tx) {
        await use(tx, device);
        await ways.used(tx, owner, password, device);
      },
    };
  }

  async function byCode(owner: Adopter, code: string, device: Device): Promise<Admission> {
    const proof = { purpose: 'login', email: emailOf(owner), code } as const;
    const codeId = await tryTypedCode(db, proof, clock.now());
    return {
      way: 'password_code',
      async enter(tx) {
        if (!(await spendCode(tx, codeId, clock.now()))) throw new Problem('checkout.code_expired');
        await ways.usedByCode(tx, owner, device);
      },
    };
  }

  return {
    /**
     * How the owner of a right password comes in. Tries of the second proof are counted as those of passwords are, by
     * `who`, and apart from them.
     * @throws Problem auth.passkey_needed with what the browser is asked, auth.passkey_…, checkout.invalid_code,
     * checkout.code_expired, request.too_many
     */
    async admit(
      owner: Adopter,
      { credential, code }: SecondProof,
      { device, who }: { device: Device; who: string },
    ): Promise<Admission> {
      if (!(await factors.asksPasskey(db, owner.id)))
        return { way: 'password', enter: (tx) => ways.used(tx, owner, password, device) };
      if (!credential && code === undefined)
        throw new Problem('auth.passkey_needed', {
          about: owner.id,
          sign: 'passkey_asked',
          passkey: await passkeys.secondOptions(owner.id),
        });
      await limits.tryOnce('second', who);
      const admission = credential
        ? await byPasskey(owner, credential, device)
        : await byCode(owner, code ?? '', device);
      await limits.forgetTries('second', who);
      return admission;
    },

    /**
     * Mails a code that stands in for the passkey.
     * @returns when the next one may be asked for
     * @throws Problem auth.passkey_not_asked, checkout.code_cooldown
     */
    async sendCode({ id }: Adopter, language: StoredLanguage): Promise<Date> {
      return db.transaction(async (tx) => {
        const owner = await lockAdopter(tx, id);
        if (!owner || !(await factors.asksPasskey(tx, id)))
          throw new Problem('auth.passkey_not_asked', { about: id });
        const now = clock.now();
        const email = emailOf(owner);
        const nextAt = await passCooldown(tx, 'login', email, now);
        const code = newTypedCode();
        const expiresAt = new Date(now.getTime() + codeLife.login);
        const hash = codeHash(code);
        await replaceCode(tx, {
          purpose: 'login',
          adopterId: id,
          email,
          codeHash: hash,
          createdAt: now,
          expiresAt,
        });
        await mails.enqueue(tx, {
          dedupeKey: `login-code:${id}:${now.getTime()}`,
          to: email,
          template: 'loginCode',
          language,
          data: { name: owner.name, code, expiresAt: expiresAt.toISOString() },
        });
        return nextAt;
      });
    },
  };
}
