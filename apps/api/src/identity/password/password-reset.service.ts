import { defaultLanguage, parseLanguage } from '@rimba/i18n';
import type { Clock } from '../../clock/clock.ts';
import type { Database, Db } from '../../database/client.ts';
import type { StoredLanguage } from '../../database/schema/index.ts';
import type { MailService } from '../../engagement/mail/index.ts';
import { Problem, refuseWrong } from '../../http/problem.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import {
  type Adopter,
  findAdopter,
  findAdopterByEmail,
  lockAdopter,
  nameProblem,
  passwordProblem,
  tidyEmail,
  tidyName,
  updateAdopter,
  wrongInAddress,
} from '../adopter/index.ts';
import type { KeyService } from '../key/index.ts';
import {
  codeHash,
  cooldownUntil,
  type FirstProof,
  isLinkCode,
  type LinkMailer,
  lockCodeByLink,
  type MailedCode,
  passCooldown,
  spendCode,
  spendCodesButUndo,
} from '../proof/index.ts';
import type { Device } from '../session/index.ts';
import type { Ended, WayService } from '../way/index.ts';
import type { PasswordService } from './password.service.ts';

const sendReset = 'send-password-reset';

/** A name that somebody else may have given is not one, and none is made from the address. */
const wantsName = ({ name, emailVerifiedAt }: Adopter) => name === '' || emailVerifiedAt === null;

export type PasswordResetService = ReturnType<typeof createPasswordResetService>;

/** A new password by a mailed link. Setting one does not sign in. */
export function createPasswordResetService({
  database: { db },
  clock,
  jobs,
  mailLink,
  passwords,
  firstProof,
  ways,
  keys,
  mails,
}: {
  database: Pick<Database, 'db'>;
  clock: Clock;
  jobs: Jobs;
  mailLink: LinkMailer;
  passwords: PasswordService;
  firstProof: FirstProof;
  ways: Pick<WayService, 'others' | 'endOthers'>;
  keys: Pick<KeyService, 'endAll'>;
  mails: MailService;
}) {
  // In a job, so that an address with an account is answered as fast as one without.
  jobs.define(sendReset, ({ email, language }) =>
    db.transaction(async (tx) => {
      const found = await findAdopterByEmail(tx, String(email));
      const adopter = found && (await lockAdopter(tx, found.id));
      if (!adopter || adopter.email !== email) return;
      await mailLink(tx, {
        adopter,
        purpose: 'reset',
        language: parseLanguage(language) ?? defaultLanguage,
        now: clock.now(),
      });
    }),
  );

  /** @throws Problem reset.invalid_code, .code_not_found, .code_expired */
  async function lockGood(tx: Db, given: { adopterId: number; code: string }): Promise<MailedCode> {
    if (!isLinkCode(given.code)) throw new Problem('reset.invalid_code');
    const hash = codeHash(given.code);
    const found = (await lockCodeByLink(tx, 'reset', hash)) ?? (await lockCodeByLink(tx, 'email_undo', hash));
    if (!found || found.adopterId !== given.adopterId) throw new Problem('reset.code_not_found');
    if (found.usedAt || found.expiresAt <= clock.now()) throw new Problem('reset.code_expired');
    return found;
  }

  /** Gives an address its account back, and tells it. @throws Problem reset.failed where another account has it by now */
  async function restore(tx: Db, adopterId: number, { id, email }: MailedCode): Promise<Adopter> {
    const other = await findAdopterByEmail(tx, email);
    if (other && other.id !== adopterId) throw new Problem('reset.failed');
    const now = clock.now();
    const restored = await updateAdopter(tx, adopterId, { email, emailVerifiedAt: now });
    if (!restored) throw new Problem('reset.failed');
    await spendCodesButUndo(tx, adopterId, now, id);
    await mails.enqueue(tx, {
      dedupeKey: `email-restored:${id}`,
      to: email,
      language: restored.language,
      template: 'emailRestored',
      data: { name: restored.name, changedAt: now.toISOString() },
    });
    return restored;
  }

  return {
    /**
     * Mails a link if the address has an account; the answer is the same if not.
     * @returns when the next link may be asked for
     * @throws Problem reset.cooldown
     */
    async request(given: string, language: StoredLanguage): Promise<Date> {
      refuseWrong(wrongInAddress({ email: given }));
      const email = tidyEmail(given);
      return db.transaction(async (tx) => {
        const nextAt = await passCooldown(tx, 'reset', email, clock.now());
        await jobs.send(tx, sendReset, { email, language });
        return nextAt;
      });
    },

    nextRequest: (email: string) => cooldownUntil(db, 'reset', tidyEmail(email), clock.now()),

    /**
     * Until when the code is good, which address it brings back, whether a name goes with the password, and which other
     * ways to sign in there are: of an address that nobody has proven none, since they go with the first proof.
     * @throws Problem as `complete`
     */
    check: (given: { adopterId: number; code: string }) =>
      db.transaction(async (tx) => {
        const { expiresAt, purpose, email } = await lockGood(tx, given);
        const adopter = await findAdopter(tx, given.adopterId);
        return {
          expiresAt,
          restoresEmail: purpose === 'email_undo' ? email : null,
          nameNeeded: adopter !== undefined && wantsName(adopter),
          ways: adopter?.emailVerifiedAt ? await ways.others(tx, adopter.id) : [],
        };
      }),

    /**
     * Sets the password, and the name where nobody who proved the address has said one; ends every session, every key,
     * and every other way to sign in that `keepWays` does not name. The link proves the address too; one that was mailed
     * when the account moved to another address brings it back.
     * @returns whether it did, and the ways that ended
     * @throws Problem reset.invalid_code, .code_not_found, .code_expired, .failed, auth.password_…, profile.name_…
     */
    async complete(given: {
      adopterId: number;
      code: string;
      password: string;
      name?: string;
      keepWays?: readonly number[];
      device: Device;
    }): Promise<{ restored: boolean; ended: Ended }> {
      const name = given.name === undefined ? undefined : tidyName(given.name);
      refuseWrong([passwordProblem(given.password), name === undefined ? undefined : nameProblem(name)]);
      await db.transaction((tx) => lockGood(tx, given));
      const passwordHash = await passwords.hash(given.password);
      return db.transaction(async (tx) => {
        const before = await lockAdopter(tx, given.adopterId);
        const found = await lockGood(tx, given);
        const restored = found.purpose === 'email_undo';
        if (!before || before.deletedAt) throw new Problem('reset.failed');
        if (!restored && before.email !== found.email) throw new Problem('reset.failed');
        const adopter = restored ? await restore(tx, before.id, found) : before;
        await spendCode(tx, found.id, clock.now());
        const first = await firstProof(tx, adopter, { registered: false });
        const named = wantsName(adopter) && name !== undefined;
        const proven = (named && (await updateAdopter(tx, first.id, { name }))) || first;
        const ended = await ways.endOthers(tx, proven, given.keepWays ?? []);
        await keys.endAll(tx, proven);
        await passwords.set(tx, proven, passwordHash, { keepSession: undefined, device: given.device });
        return { restored, ended };
      });
    },
  };
}
