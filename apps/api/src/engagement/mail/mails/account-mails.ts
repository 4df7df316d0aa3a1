import type { MailContents } from '../../message/index.ts';
import { type MailBlock, type MailContext, type MailText, paragraphs } from './mail-text.ts';

/** Mails about the account and its address. */
export const accountMails = {
  verification(data: MailContents['verification'], { t, format }: MailContext): MailText {
    const { link, code } = data;
    const time = format.time(data.expiresAt);
    const byCode: MailBlock[] =
      code === undefined
        ? paragraphs(t('verification.thanks'))
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
        ...(code === undefined ? paragraphs(t('verification.validUntil', { time })) : []),
        {
          kind: 'note',
          text: [
            t('verification.ifNotYou'),
            ...(code === undefined ? [] : [t('verification.keepCode')]),
          ].join(' '),
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
        ...paragraphs(
          t('checkoutCode.typeIt'),
          t('checkoutCode.validUntil', { time: format.time(expiresAt) }),
        ),
        {
          kind: 'button',
          label: t('checkoutCode.button'),
          url: treeIds.length > 0 ? `${checkout}?trees=${treeIds.join(',')}` : checkout,
        },
        { kind: 'note', text: t('checkoutCode.ifNotYou') },
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
        ...paragraphs(t('giftCode.typeIt'), t('checkoutCode.validUntil', { time: format.time(expiresAt) })),
        { kind: 'button', label: t('giftCode.button'), url: url('gift', { giftCode }) },
        { kind: 'note', text: t('checkoutCode.ifNotYou') },
      ],
    };
  },

  passwordReset(
    { link, expiresAt, isFirst }: MailContents['passwordReset'],
    { t, format }: MailContext,
  ): MailText {
    const words = isFirst ? 'firstPassword' : 'passwordReset';
    const until = { time: format.time(expiresAt), date: format.date(expiresAt) };
    return {
      subject: t(`${words}.subject`),
      preheader: t('passwordReset.preheader'),
      blocks: [
        ...paragraphs(t(`${words}.asked`), t('passwordReset.validUntil', until)),
        { kind: 'button', label: t(`${words}.button`), url: link },
        { kind: 'note', text: t(`${words}.ifNotYou`) },
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
        ...paragraphs(
          t('confirmationCode.typeIt'),
          t('confirmationCode.validUntil', { time: format.time(expiresAt) }),
        ),
        { kind: 'note', text: t('confirmationCode.ifNotYou') },
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
        ...paragraphs(
          t('loginCode.typeIt'),
          t('confirmationCode.validUntil', { time: format.time(expiresAt) }),
        ),
        { kind: 'note', text: t('loginCode.ifNotYou') },
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
        ...paragraphs(t('emailChangeCode.asked'), typeIt, t('emailChangeCode.or')),
        { kind: 'button', label: t('emailChangeCode.button'), url: link },
        { kind: 'note', text: t('emailChangeCode.ifNotYou') },
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
        ...paragraphs(
          t('emailChanged.happened', at),
          t('emailChanged.ifMeant'),
          t('emailChanged.ifNotYou', until),
        ),
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
        ...paragraphs(
          t('emailRestored.happened', at),
          t('emailRestored.otherAddress'),
          t('emailRestored.ifNotYou'),
        ),
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
        ...paragraphs(
          t('sessionStolen.happened', at),
          t('sessionStolen.logInAgain'),
          t('sessionStolen.ifUnsure'),
        ),
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
        ...paragraphs(
          t('passwordChanged.happened', at),
          t('passwordChanged.ifMeant'),
          t('passwordChanged.ifNotYou'),
        ),
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
        ...paragraphs(
          t('accountDeleted.happened', at),
          t('accountDeleted.trees'),
          t('accountDeleted.thanks'),
        ),
        { kind: 'note', text: t('accountDeleted.ifNotYou') },
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
        ...paragraphs(t('contactReceived.received', { subject }), t('contactReceived.faq')),
        { kind: 'button', label: t('contactReceived.button'), url: url('faq') },
        ...paragraphs(t('contactReceived.copy')),
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
        ...paragraphs(t('contactForwarded.wrote', { from, email })),
        { kind: 'quote', text: message },
        { kind: 'note', text: t('contactForwarded.answer') },
      ],
      replyTo: email,
    };
  },
};
