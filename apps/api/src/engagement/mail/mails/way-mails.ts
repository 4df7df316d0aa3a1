import type { MailContents } from '../../message/index.ts';
import { type MailContext, type MailText, paragraphs } from './mail-text.ts';

type Way = Pick<MailContents['wayAdded'], 'way' | 'label'>;

function nameOf({ way, label }: Way, { t }: MailContext): string {
  if (way === 'password') return t('way.password');
  if (way === 'passkey') return label === undefined ? t('way.passkey') : t('way.passkeyNamed', { label });
  return label === undefined ? t('way.google') : t('way.googleNamed', { label });
}

/** Mails about the ways to sign in: each leads to a new password, where the ways are looked through. */
export const wayMails = {
  wayAdded({ name, addedAt, ...way }: MailContents['wayAdded'], context: MailContext): MailText {
    return tell('wayAdded', { name, at: addedAt, way: nameOf(way, context) }, context);
  },

  wayRemoved({ name, removedAt, ...way }: MailContents['wayRemoved'], context: MailContext): MailText {
    return tell('wayRemoved', { name, at: removedAt, way: nameOf(way, context) }, context);
  },

  wayUsed({ name, usedAt, device, ...way }: MailContents['wayUsed'], context: MailContext): MailText {
    const { t } = context;
    const where = device ? t('way.device', device) : t('way.unknownDevice');
    return tell('wayUsed', { name, at: usedAt, way: nameOf(way, context), device: where }, context);
  },
};

function tell(
  what: keyof typeof wayMails,
  { name, at, ...words }: { name: string | undefined; at: string; way: string; device?: string },
  { t, format, url }: MailContext,
): MailText {
  const values = { ...words, device: words.device ?? '', time: format.time(at), date: format.date(at) };
  return {
    subject: t(`${what}.subject`),
    preheader: t(`${what}.preheader`),
    name,
    blocks: [
      ...paragraphs(t(`${what}.p1`, values), t(`${what}.p2`), t(`${what}.p3`)),
      { kind: 'button', label: t('way.button'), url: url('forgotPassword') },
    ],
    why: t('common.why'),
  };
}
