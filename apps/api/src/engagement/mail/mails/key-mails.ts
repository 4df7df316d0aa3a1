import type { MailContents } from '../../message/index.ts';
import { accessMail } from './access-mail.ts';
import type { MailContext, MailText } from './mail-text.ts';

/** Mails about keys for programs: each leads to a new password, which ends them all. */
export const keyMails = {
  keyMade({ name, key, scopes, madeAt }: MailContents['keyMade'], context: MailContext): MailText {
    const { t, format } = context;
    const may = format.list(scopes.map((scope) => t(`key.${scope}`)));
    return accessMail('keyMade', { name, at: madeAt, key, scopes: may }, context);
  },

  keyEnded({ name, key, endedAt }: MailContents['keyEnded'], context: MailContext): MailText {
    return accessMail('keyEnded', { name, at: endedAt, key }, context);
  },
};
