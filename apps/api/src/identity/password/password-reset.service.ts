import { defaultLanguage, parseLanguage } from '@rimba/i18n';
import type { Clock } from '../../clock/clock.ts';
import type { Database, Db } from '../../database/client.ts';
import type { StoredLanguage } from '../../database/schema/index.ts';
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
} from '../proof/index.ts';
import type { Device } from '../session/index.ts';
import type { WayService } from '../way/index.ts';
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
}: {
  database: Pick<Database, 'db'>;
  clock: Clock;
  jobs: Jobs;
  mailLink: LinkMailer;
  passwords: PasswordService;
  firstProof: FirstProof;
  ways: Pick<WayService, 'others' | 'endOthers'>;
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
    const found = await lockCodeByLink(tx, 'reset', codeHash(given.code));
    if (!found || found.adopterId !== given.adopterId) throw new Problem('reset.code_not_found');
    if (found.usedAt || found.expiresAt <= clock.now()) throw new Problem('reset.code_expired');
    return found;
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
     * Until when the code is good, whether a name goes with the password, and which other ways to sign in there are: of
     * an address that nobody has proven none, since they go with the first proof.
     * @throws Problem as `complete`
     */
    check: (given: { adopterId: number; code: string }) =>
      db.transaction(async (tx) => {
        const { expiresAt } = await lockGood(tx, given);
        const adopter = await findAdopter(tx, given.adopterId);
        return {
          expiresAt,
          nameNeeded: adopter !== undefined && wantsName(adopter),
          ways: adopter?.emailVerifiedAt ? await ways.others(tx, adopter.id) : [],
        };
      }),

    /**
     * Sets the password, and the name where nobody who proved the address has said one; ends every session, and every
     * other way to sign in that `keepWays` does not name. The link proves the address too.
     * @throws Problem reset.invalid_code, .code_not_found, .code_expired, .failed, auth.password_…, profile.name_…
     */
    async complete(given: {
      adopterId: number;
      code: string;
      password: string;
      name?: string;
      keepWays?: readonly number[];
      device: Device;
    }): Promise<void> {
      const name = given.name === undefined ? undefined : tidyName(given.name);
      refuseWrong([passwordProblem(given.password), name === undefined ? undefined : nameProblem(name)]);
      await db.transaction((tx) => lockGood(tx, given));
      const passwordHash = await passwords.hash(given.password);
      await db.transaction(async (tx) => {
        const adopter = await lockAdopter(tx, given.adopterId);
        const found = await lockGood(tx, given);
        if (!adopter || adopter.deletedAt || adopter.email !== found.email) throw new Problem('reset.failed');
        await spendCode(tx, found.id, clock.now());
        const first = await firstProof(tx, adopter, { registered: false });
        const named = wantsName(adopter) && name !== undefined;
        const proven = (named && (await updateAdopter(tx, first.id, { name }))) || first;
        await ways.endOthers(tx, proven, given.keepWays ?? []);
        await passwords.set(tx, proven, passwordHash, { keepSession: undefined, device: given.device });
      });
    },
  };
}
