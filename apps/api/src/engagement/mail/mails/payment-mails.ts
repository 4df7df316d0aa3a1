import type { MailContents } from '../../message/index.ts';
import type { MailContext, MailText } from './mail-text.ts';

/** Mails about paying. */
export const paymentMails = {
  paymentInstructions(data: MailContents['paymentInstructions'], context: MailContext): MailText {
    const { t, format, url } = context;
    const { count, method } = data;
    const amount = format.rupiah(data.amount);
    const until = { time: format.time(data.expiresAt), date: format.date(data.expiresAt) };
    return {
      subject: t('paymentInstructions.subject', { amount, ...until }),
      preheader: t('paymentInstructions.preheader', { count }),
      name: data.name,
      paragraphs: [
        t('paymentInstructions.p1', { count }),
        t('paymentInstructions.p2', { method, amount, ...until }),
        t('paymentInstructions.p3'),
        t('paymentInstructions.p4', { count }),
      ],
      button: {
        label: t('paymentInstructions.button'),
        url: url('transaction', { transactionId: data.transactionId }),
      },
      why: t('common.why'),
      notes: [t('common.noRefund')],
    };
  },

  paymentSuccess(data: MailContents['paymentSuccess'], { t, format, url }: MailContext): MailText {
    return {
      subject: t('paymentSuccess.subject', { amount: format.rupiah(data.amount) }),
      preheader: t('paymentSuccess.preheader'),
      name: data.name,
      paragraphs: [
        t('paymentSuccess.p1', { count: data.count, until: format.lastFullDay(data.endsAt) }),
        t('paymentSuccess.p2'),
        t('paymentSuccess.p3', { number: data.number }),
      ],
      // Who is signed in goes straight on to their trees; who is not, after logging in.
      button: { label: t('paymentSuccess.button'), url: url('login') },
      why: t('common.why'),
      notes: [t('common.noRefund')],
    };
  },

  paymentReminder(data: MailContents['paymentReminder'], { t, format, url }: MailContext): MailText {
    const amount = format.rupiah(data.amount);
    const until = { time: format.time(data.expiresAt), date: format.date(data.expiresAt) };
    return {
      subject: t('paymentReminder.subject', { count: data.count, ...until }),
      preheader: t('paymentReminder.preheader', { amount }),
      name: data.name,
      paragraphs: [
        t('paymentReminder.p1', { count: data.count, amount, ...until }),
        t('paymentReminder.p2'),
        t('paymentReminder.p3', { count: data.count }),
      ],
      button: {
        label: t('paymentReminder.button'),
        url: url('transaction', { transactionId: data.transactionId }),
      },
      why: t('common.why'),
      notes: [],
    };
  },

  paymentExpired(data: MailContents['paymentExpired'], { t, url }: MailContext): MailText {
    return {
      subject: t('paymentExpired.subject'),
      preheader: t('paymentExpired.preheader', { count: data.count }),
      name: data.name,
      paragraphs: [
        t('paymentExpired.p1', { count: data.count, number: data.number }),
        t('paymentExpired.p2', { count: data.count }),
        t('paymentExpired.p3'),
      ],
      button: { label: t('paymentExpired.button'), url: url('trees') },
      why: t('common.why'),
      notes: [],
    };
  },

  paymentLate(data: MailContents['paymentLate'], { t, format, url }: MailContext): MailText {
    const until = data.endsAt === null ? '' : format.lastFullDay(data.endsAt);
    const inTime = data.late === false;
    const words = inTime && data.outcome === 'other' ? 'otherInTime' : data.outcome;
    return {
      subject: t(inTime ? 'paymentLate.subjectInTime' : 'paymentLate.subject'),
      preheader: t('paymentLate.preheader'),
      name: data.name,
      paragraphs: [t(`paymentLate.${words}`, { until, group: data.group ?? '' })],
      button: {
        label: t('paymentLate.button'),
        url: url('transaction', { transactionId: data.transactionId }),
      },
      why: t('common.why'),
      notes: [],
    };
  },
};
