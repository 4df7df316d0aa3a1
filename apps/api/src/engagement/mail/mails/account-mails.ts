import type { MailContents } from '../../message/index.ts';
import type { MailContext, MailText } from './mail-text.ts';

/** Mails about the account and its address. */
export const accountMails = {
  verification({ link, expiresAt }: MailContents['verification'], { t, format }: MailContext): MailText {
    const until = { time: format.time(expiresAt), date: format.date(expiresAt) };
    return {
      subject: t('verification.subject'),
      preheader: t('verification.preheader'),
      paragraphs: [t('verification.p1'), t('verification.p2', until), t('verification.p3')],
      button: { label: t('verification.button'), url: link },
      why: t('common.why'),
      notes: [],
    };
  },

  checkoutCode({ code, expiresAt }: MailContents['checkoutCode'], { t, format, url }: MailContext): MailText {
    return {
      subject: t('checkoutCode.subject'),
      preheader: t('checkoutCode.preheader'),
      paragraphs: [
        t('checkoutCode.p1', { code }),
        t('checkoutCode.p2', { time: format.time(expiresAt) }),
        t('checkoutCode.p3'),
      ],
      code,
      button: { label: t('checkoutCode.button'), url: url('unsignedCheckout') },
      why: '',
      notes: [],
    };
  },

  passwordReset({ link, expiresAt }: MailContents['passwordReset'], { t, format }: MailContext): MailText {
    const until = { time: format.time(expiresAt), date: format.date(expiresAt) };
    return {
      subject: t('passwordReset.subject'),
      preheader: t('passwordReset.preheader'),
      paragraphs: [t('passwordReset.p1'), t('passwordReset.p2', until), t('passwordReset.p3')],
      button: { label: t('passwordReset.button'), url: link },
      why: t('common.why'),
      notes: [],
    };
  },

  confirmationCode(
    { name, code, expiresAt }: MailContents['confirmationCode'],
    { t, format }: MailContext,
  ): MailText {
    return {
      subject: t('confirmationCode.subject'),
      preheader: t('confirmationCode.preheader'),
      name,
      paragraphs: [
        t('confirmationCode.p1', { code }),
        t('confirmationCode.p2', { time: format.time(expiresAt) }),
        t('confirmationCode.p3'),
      ],
      code,
      why: t('common.why'),
      notes: [],
    };
  },

  passwordChanged(
    { name, changedAt }: MailContents['passwordChanged'],
    { t, format, url }: MailContext,
  ): MailText {
    const at = { time: format.time(changedAt), date: format.date(changedAt) };
    return {
      subject: t('passwordChanged.subject'),
      preheader: t('passwordChanged.preheader'),
      name,
      paragraphs: [t('passwordChanged.p1', at), t('passwordChanged.p2'), t('passwordChanged.p3')],
      button: { label: t('passwordChanged.button'), url: url('forgotPassword') },
      why: t('common.why'),
      notes: [],
    };
  },

  contactReceived({ subject, message }: MailContents['contactReceived'], { t, url }: MailContext): MailText {
    return {
      subject: t('contactReceived.subject'),
      preheader: t('contactReceived.preheader', { subject }),
      paragraphs: [t('contactReceived.p1', { subject }), t('contactReceived.p2'), t('contactReceived.p3')],
      quote: message,
      button: { label: t('contactReceived.button'), url: url('faq') },
      why: t('common.whyContact'),
      notes: [],
    };
  },

  contactForwarded(
    { subject, message, from, email }: MailContents['contactForwarded'],
    { t }: MailContext,
  ): MailText {
    return {
      subject: t('contactForwarded.subject', { subject }),
      preheader: t('contactForwarded.preheader', { from }),
      paragraphs: [t('contactForwarded.p1', { from, email })],
      quote: message,
      replyTo: email,
      why: '',
      notes: [t('contactForwarded.p2')],
    };
  },
};
