import { pathTo } from '@rimba/paths';
import type { Db } from '../../database/client.ts';
import type { StoredLanguage } from '../../database/schema/index.ts';
import type { MailService } from '../../engagement/mail/index.ts';
import type { Adopter } from '../adopter/index.ts';
import { replaceCode } from './mailed-code.repository.ts';
import { codeHash, codeLife, newDigits, newLinkCode } from './mailed-code.rules.ts';

/** The page that each link leads to, and the mail it stands in. */
const links = {
  verification: { page: 'verifyEmail', template: 'verification' },
  reset: { page: 'resetPassword', template: 'passwordReset' },
  email_change: { page: 'profile', template: 'emailChangeCode' },
} as const;

export type LinkMailer = ReturnType<typeof createLinkMailer>;

/** Mails links that prove an address; a new one takes the place of the one before. */
export const createLinkMailer =
  ({ mails, publicUrl }: { mails: MailService; publicUrl: string }) =>
  async (
    tx: Db,
    {
      adopter,
      email = adopter.email ?? '',
      purpose,
      language,
      now,
      sessionId,
    }: {
      adopter: Adopter;
      /** Where it goes, if not to the account's own address. */
      email?: string;
      purpose: keyof typeof links;
      language: StoredLanguage;
      now: Date;
      /** Where the link may be replaced by six digits, good for this session only; no digits where there is none. */
      sessionId?: string | undefined;
    },
  ): Promise<void> => {
    const { page, template } = links[purpose];
    const code = newLinkCode();
    const hash = codeHash(code);
    const digits = sessionId === undefined ? undefined : newDigits();
    const expiresAt = new Date(now.getTime() + codeLife[purpose]);
    await replaceCode(tx, {
      purpose,
      adopterId: adopter.id,
      email,
      codeHash: digits === undefined ? hash : codeHash(digits),
      linkHash: hash,
      ...(sessionId !== undefined && { browserHash: codeHash(sessionId) }),
      createdAt: now,
      expiresAt,
    });
    await mails.enqueue(tx, {
      dedupeKey: `${purpose}:${hash}`,
      to: email,
      template,
      language,
      data: {
        link: `${publicUrl}${pathTo(page, {}, language)}?adopterId=${adopter.id}&code=${code}`,
        expiresAt: expiresAt.toISOString(),
        ...(digits !== undefined && { code: digits }),
        ...(purpose === 'reset' && adopter.passwordHash === null && { isFirst: true }),
      },
    });
  };

/** A code that sets a new password, for a browser that has just proven the address: no mail has to carry it. */
export async function resetCodeFor(tx: Db, adopter: Adopter, now: Date): Promise<string> {
  const code = newLinkCode();
  const hash = codeHash(code);
  await replaceCode(tx, {
    purpose: 'reset',
    adopterId: adopter.id,
    email: adopter.email ?? '',
    codeHash: hash,
    linkHash: hash,
    createdAt: now,
    expiresAt: new Date(now.getTime() + codeLife.reset),
  });
  return code;
}
