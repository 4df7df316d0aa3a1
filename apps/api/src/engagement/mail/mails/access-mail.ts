import { type MailContext, type MailText, paragraphs } from './mail-text.ts';

type About =
  | 'wayAdded'
  | 'wayRemoved'
  | 'wayUsed'
  | 'factorOn'
  | 'factorOff'
  | 'factorSkipped'
  | 'keyMade'
  | 'keyEnded';

/** What happened to how an account is entered, and when. It leads to a new password, where all of it is looked through. */
export function accessMail(
  what: About,
  {
    name,
    at,
    ...words
  }: { name: string | undefined; at: string; way?: string; device?: string; key?: string; scopes?: string },
  { t, format, url }: MailContext,
): MailText {
  const { way = '', device = '', key = '', scopes = '' } = words;
  const values = { way, device, key, scopes, time: format.time(at), date: format.date(at) };
  return {
    subject: t(`${what}.subject`),
    preheader: t(`${what}.preheader`),
    name,
    blocks: [
      ...paragraphs(t(`${what}.happened`, values), t(`${what}.ifMeant`), t(`${what}.ifNotYou`)),
      { kind: 'button', label: t('access.button'), url: url('forgotPassword') },
    ],
    why: t('common.why'),
  };
}
