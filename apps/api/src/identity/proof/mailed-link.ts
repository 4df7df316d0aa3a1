import { pathTo } from '@rimba/paths';
import type { Db } from '../../database/client.ts';
import type { StoredLanguage } from '../../database/schema/index.ts';
import type { MailService } from '../../engagement/mail/index.ts';
import type { Adopter } from '../adopter/index.ts';
import { replaceCode } from './mailed-code.repository.ts';
import { codeHash, codeLife, newLinkCode } from './mailed-code.rules.ts';

/** The page that each link leads to, and the mail it stands in. */
const links = {
  verification: { page: 'verifyEmail', template: 'verification' },
  reset: { page: 'resetPassword', template: 'passwordReset' },
} as const;

export type LinkMailer = ReturnType<typeof createLinkMailer>;

/** Mails links that prove an address; a new one takes the place of the one before. */
export const createLinkMailer =
  ({ mails, publicUrl }: { mails: MailService; publicUrl: string }) =>
  async (
    tx: Db,
    {
      adopter,
      purpose,
      language,
      now,
    }: {
      adopter: Adopter;
      purpose: keyof typeof links;
      language: StoredLanguage;
      now: Date;
    },
  ): Promise<void> => {
    const { page, template } = links[purpose];
    const email = adopter.email ?? '';
    const code = newLinkCode();
    const hash = codeHash(code);
    const expiresAt = new Date(now.getTime() + codeLife[purpose]);
    await replaceCode(tx, {
      purpose,
      adopterId: adopter.id,
      email,
      codeHash: hash,
      linkHash: hash,
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
      },
    });
  };
