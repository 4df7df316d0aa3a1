import type { MailContents } from '../../message/index.ts';
import { type MailContext, type MailText, paragraphs } from './mail-text.ts';

/** Mails about keys for programs: each leads to a new password, which ends them all. */
export const keyMails = {
  keyMade({ name, key, scopes, madeAt }: MailContents['keyMade'], context: MailContext): MailText {
    const { t, format } = context;
    const may = format.list(scopes.map((scope) => t(`key.${scope}`)));
    return tell('keyMade', { name, at: madeAt, key, scopes: may }, context);
  },

  keyEnded({ name, key, endedAt }: MailContents['keyEnded'], context: MailContext): MailText {
    return tell('keyEnded', { name, at: endedAt, key, scopes: '' }, context);
  },
};

function tell(
  what: keyof typeof keyMails,
  { name, at, ...words }: { name: string | undefined; at: string; key: string; scopes: string },
  { t, format, url }: MailContext,
): MailText {
  const values = { ...words, time: format.time(at), date: format.date(at) };
  return {
    subject: t(`${what}.subject`),
    preheader: t(`${what}.preheader`),
    name,
    blocks: [
      ...paragraphs(t(`${what}.p1`, values), t(`${what}.p2`), t(`${what}.p3`)),
      { kind: 'button', label: t('key.button'), url: url('forgotPassword') },
    ],
    why: t('common.why'),
  };
}
