import type { Clock } from '../../clock/clock.ts';
import type { Database } from '../../database/client.ts';
import type { StoredLanguage } from '../../database/schema/index.ts';
import type { MailService } from '../../engagement/mail/index.ts';
import type { Finding, Sound } from '../../http/body-rules.ts';
import { type ErrorCode, fieldProblem, invalidFields, Problem, refuseWrong } from '../../http/problem.ts';
import type { Limits } from '../../limits/limits.ts';
import { type Adopter, lockAdopter, verifyPassword } from '../adopter/index.ts';
import { passCooldown } from './cooldown.service.ts';
import { replaceCode, spendCode } from './mailed-code.repository.ts';
import { codeHash, codeLife, newTypedCode } from './mailed-code.rules.ts';
import { tryTypedCode } from './typed-code.ts';

/** How an adopter shows again that it is them: by the password, or by a code mailed just now. */
export type Confirmation = { currentPassword?: string; code?: string };

/** One of them has to be there, even if its schema refuses what it is. */
export const wrongInConfirmation = (given: Sound<Confirmation>): Finding[] =>
  'currentPassword' in given || 'code' in given
    ? []
    : [fieldProblem('currentPassword', 'request.field_required')];

/** What a call that asks for it can be refused with. */
export const confirmationFailures = [
  'auth.wrong_current_password',
  'checkout.invalid_code',
  'checkout.code_expired',
  'request.too_many',
  'auth.user_not_found',
] as const satisfies ErrorCode[];

export const wrongPassword = (): Problem =>
  invalidFields(
    [fieldProblem('currentPassword', 'auth.wrong_current_password')],
    'auth.wrong_current_password',
  );

export type ConfirmationService = ReturnType<typeof createConfirmationService>;

/** Asking once more before something that cannot be taken back. */
export function createConfirmationService({
  database: { db },
  clock,
  limits,
  mails,
}: {
  database: Pick<Database, 'db'>;
  clock: Clock;
  limits: Limits;
  mails: MailService;
}) {
  const emailOf = (adopter: Adopter) => adopter.email ?? '';

  async function checkPassword(adopter: Adopter, password: string): Promise<void> {
    const who = String(adopter.id);
    await limits.tryOnce('password', who);
    if (!(await verifyPassword(password, adopter.passwordHash))) throw wrongPassword();
    await limits.forgetTries('password', who);
  }

  async function checkCode(adopter: Adopter, code: string): Promise<void> {
    const now = clock.now();
    const proof = { purpose: 'confirmation', email: emailOf(adopter), code } as const;
    const id = await tryTypedCode(db, proof, now);
    if (!(await spendCode(db, id, now))) throw new Problem('checkout.code_expired');
  }

  return {
    /**
     * Mails a code to the account's proven address.
     * @returns when the next one may be asked for
     * @throws Problem verification.required, checkout.code_cooldown
     */
    async send(adopter: Adopter, language: StoredLanguage): Promise<Date> {
      if (!adopter.emailVerifiedAt) throw new Problem('verification.required');
      const email = emailOf(adopter);
      return db.transaction(async (tx) => {
        const found = await lockAdopter(tx, adopter.id);
        if (!found || found.deletedAt) throw new Problem('auth.user_not_found');
        const now = clock.now();
        const nextAt = await passCooldown(tx, 'confirmation', email, now);
        const code = newTypedCode();
        const expiresAt = new Date(now.getTime() + codeLife.confirmation);
        const hash = codeHash(code);
        const about = { purpose: 'confirmation', adopterId: adopter.id, email } as const;
        await replaceCode(tx, { ...about, codeHash: hash, createdAt: now, expiresAt });
        await mails.enqueue(tx, {
          dedupeKey: `confirmation:${adopter.id}:${now.getTime()}`,
          to: email,
          template: 'confirmationCode',
          language,
          data: { name: adopter.name, code, expiresAt: expiresAt.toISOString() },
        });
        return nextAt;
      });
    },

    /**
     * @throws Problem auth.wrong_current_password, checkout.invalid_code, checkout.code_expired,
     * request.validation_error when neither is given
     */
    async check(adopter: Adopter, given: Confirmation): Promise<void> {
      refuseWrong(wrongInConfirmation(given));
      const { currentPassword = '', code } = given;
      if (code !== undefined) return checkCode(adopter, code);
      return checkPassword(adopter, currentPassword);
    },
  };
}
