import type { MailContents } from '../../message/index.ts';
import { type MailBlock, type MailContext, type MailText, paragraphs } from './mail-text.ts';

/** Mails about the account and its address. */
export const accountMails = {
  verification(data: MailContents['verification'], { t, format }: MailContext): MailText {
    const { link, code } = data;
    const time = format.time(data.expiresAt);
    const byCode: MailBlock[] =
      code === undefined
        ? paragraphs(t('verification.p1'))
        : [
            { kind: 'code', text: code },
            ...paragraphs(t('verification.typeIt', { time }), t('verification.or')),
          ];
    return {
      subject: t(code === undefined ? 'verification.subjectLink' : 'verification.subject'),
      ...(code !== undefined && { heading: t('common.codeHeading') }),
      preheader: t('verification.preheader'),
      blocks: [
        ...byCode,
        { kind: 'button', label: t('verification.button'), url: link },
        ...(code === undefined ? paragraphs(t('verification.p2', { time })) : []),
        {
          kind: 'note',
          text: [t('verification.p3'), ...(code === undefined ? [] : [t('verification.keepCode')])].join(' '),
        },
      ],
      why: t('common.whyRegistered'),
    };
  },

  checkoutCode(
    { code, expiresAt, treeIds = [] }: MailContents['checkoutCode'],
    { t, format, url }: MailContext,
  ): MailText {
    const checkout = url('unsignedCheckout');
    return {
      subject: t('checkoutCode.subject'),
      heading: t('common.codeHeading'),
      preheader: t('checkoutCode.preheader'),
      blocks: [
        { kind: 'code', text: code },
        ...paragraphs(t('checkoutCode.p1'), t('checkoutCode.p2', { time: format.time(expiresAt) })),
        {
          kind: 'button',
          label: t('checkoutCode.button'),
          url: treeIds.length > 0 ? `${checkout}?trees=${treeIds.join(',')}` : checkout,
        },
        { kind: 'note', text: t('checkoutCode.p3') },
      ],
    };
  },

  giftCode(
    { code, expiresAt, giftCode }: MailContents['giftCode'],
    { t, format, url }: MailContext,
  ): MailText {
    return {
      subject: t('giftCode.subject'),
      heading: t('common.codeHeading'),
      preheader: t('giftCode.preheader'),
      blocks: [
        { kind: 'code', text: code },
        ...paragraphs(t('giftCode.p1'), t('checkoutCode.p2', { time: format.time(expiresAt) })),
        { kind: 'button', label: t('giftCode.button'), url: url('gift', { giftCode }) },
        { kind: 'note', text: t('checkoutCode.p3') },
      ],
    };
  },

  passwordReset({ link, expiresAt }: MailContents['passwordReset'], { t, format }: MailContext): MailText {
    const until = { time: format.time(expiresAt), date: format.date(expiresAt) };
    return {
      subject: t('passwordReset.subject'),
      preheader: t('passwordReset.preheader'),
      blocks: [
        ...paragraphs(t('passwordReset.p1'), t('passwordReset.p2', until)),
        { kind: 'button', label: t('passwordReset.button'), url: link },
        { kind: 'note', text: t('passwordReset.p3') },
      ],
      why: t('common.why'),
    };
  },

  confirmationCode(
    { name, code, expiresAt }: MailContents['confirmationCode'],
    { t, format }: MailContext,
  ): MailText {
    return {
      subject: t('confirmationCode.subject'),
      heading: t('common.codeHeading'),
      preheader: t('confirmationCode.preheader'),
      name,
      blocks: [
        { kind: 'code', text: code },
        ...paragraphs(t('confirmationCode.p1'), t('confirmationCode.p2', { time: format.time(expiresAt) })),
        { kind: 'note', text: t('confirmationCode.p3') },
      ],
      why: t('common.why'),
    };
  },

  loginCode({ name, code, expiresAt }: MailContents['loginCode'], { t, format }: MailContext): MailText {
    return {
      subject: t('loginCode.subject'),
      heading: t('common.codeHeading'),
      preheader: t('loginCode.preheader'),
      name,
      blocks: [
        { kind: 'code', text: code },
        ...paragraphs(t('loginCode.p1'), t('confirmationCode.p2', { time: format.time(expiresAt) })),
        { kind: 'note', text: t('loginCode.p3') },
      ],
      why: t('common.why'),
    };
  },

  emailChangeCode(
    { link, code = '', expiresAt }: MailContents['emailChangeCode'],
    { t, format }: MailContext,
  ): MailText {
    const typeIt = t('emailChangeCode.typeIt', { time: format.time(expiresAt) });
    return {
      subject: t('emailChangeCode.subject'),
      heading: t('common.codeHeading'),
      preheader: t('emailChangeCode.preheader'),
      blocks: [
        { kind: 'code', text: code },
        ...paragraphs(t('emailChangeCode.p1'), typeIt, t('emailChangeCode.or')),
        { kind: 'button', label: t('emailChangeCode.button'), url: link },
        { kind: 'note', text: t('emailChangeCode.p3') },
      ],
    };
  },

  emailChanged(
    { name, changedAt, link, expiresAt }: MailContents['emailChanged'],
    { t, format }: MailContext,
  ): MailText {
    const at = { time: format.time(changedAt), date: format.date(changedAt) };
    const until = { time: format.time(expiresAt), date: format.date(expiresAt) };
    return {
      subject: t('emailChanged.subject'),
      preheader: t('emailChanged.preheader'),
      name,
      blocks: [
        ...paragraphs(t('emailChanged.p1', at), t('emailChanged.p2'), t('emailChanged.p3', until)),
        { kind: 'button', label: t('emailChanged.button'), url: link },
      ],
      why: t('common.why'),
    };
  },

  emailRestored(
    { name, changedAt }: MailContents['emailRestored'],
    { t, format, url }: MailContext,
  ): MailText {
    const at = { time: format.time(changedAt), date: format.date(changedAt) };
    return {
      subject: t('emailRestored.subject'),
      preheader: t('emailRestored.preheader'),
      name,
      blocks: [
        ...paragraphs(t('emailRestored.p1', at), t('emailRestored.p2'), t('emailRestored.p3')),
        { kind: 'button', label: t('passwordChanged.button'), url: url('forgotPassword') },
      ],
      why: t('common.why'),
    };
  },

  sessionStolen({ name, endedAt }: MailContents['sessionStolen'], { t, format, url }: MailContext): MailText {
    const at = { time: format.time(endedAt), date: format.date(endedAt) };
    return {
      subject: t('sessionStolen.subject'),
      preheader: t('sessionStolen.preheader'),
      name,
      blocks: [
        ...paragraphs(t('sessionStolen.p1', at), t('sessionStolen.p2'), t('sessionStolen.p3')),
        { kind: 'button', label: t('sessionStolen.button'), url: url('forgotPassword') },
      ],
      why: t('common.why'),
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
      blocks: [
        ...paragraphs(t('passwordChanged.p1', at), t('passwordChanged.p2'), t('passwordChanged.p3')),
        { kind: 'button', label: t('passwordChanged.button'), url: url('forgotPassword') },
      ],
      why: t('common.why'),
    };
  },

  accountDeleted({ deletedAt }: MailContents['accountDeleted'], { t, format }: MailContext): MailText {
    const at = { time: format.time(deletedAt), date: format.date(deletedAt) };
    return {
      subject: t('accountDeleted.subject'),
      preheader: t('accountDeleted.preheader'),
      blocks: [
        ...paragraphs(t('accountDeleted.p1', at), t('accountDeleted.p2'), t('accountDeleted.p3')),
        { kind: 'note', text: t('accountDeleted.p4') },
      ],
      why: t('common.whyDeleted'),
      withoutAccount: true,
    };
  },

  contactReceived({ subject, message }: MailContents['contactReceived'], { t, url }: MailContext): MailText {
    return {
      subject: t('contactReceived.subject'),
      preheader: t('contactReceived.preheader', { subject }),
      blocks: [
        ...paragraphs(t('contactReceived.p1', { subject }), t('contactReceived.p2')),
        { kind: 'button', label: t('contactReceived.button'), url: url('faq') },
        ...paragraphs(t('contactReceived.p3')),
        { kind: 'quote', text: message },
      ],
      why: t('common.whyContact'),
    };
  },

  contactForwarded(
    { subject, message, from, email }: MailContents['contactForwarded'],
    { t }: MailContext,
  ): MailText {
    return {
      subject: t('contactForwarded.subject', { subject }),
      preheader: t('contactForwarded.preheader', { from }),
      blocks: [
        ...paragraphs(t('contactForwarded.p1', { from, email })),
        { kind: 'quote', text: message },
        { kind: 'note', text: t('contactForwarded.p2') },
      ],
      replyTo: email,
    };
  },
};
