import type { MailContents } from '../../message/index.ts';
import { firstNews } from './first-news.ts';
import { type MailContext, type MailText, paragraphs } from './mail-text.ts';
import { treeRows } from './tree-rows.ts';

/** Mails about paying. */
export const paymentMails = {
  paymentInstructions(data: MailContents['paymentInstructions'], context: MailContext): MailText {
    const { t, format, url } = context;
    const { count, method, giftOf, group = 'bank_transfer' } = data;
    const amount = format.rupiah(data.amount);
    const until = { time: format.time(data.expiresAt), date: format.date(data.expiresAt) };
    return {
      subject: t('paymentInstructions.subject', { amount, ...until }),
      heading: t('common.heldHeading', until),
      preheader: t('paymentInstructions.preheader', { count }),
      name: data.name,
      blocks: [
        ...paragraphs(t('paymentInstructions.p1', { count })),
        {
          kind: 'rows',
          rows: [
            ...(giftOf === undefined ? [] : [{ label: t('paymentInstructions.giftOf'), value: giftOf }]),
            { label: t('paymentInstructions.method'), value: method },
            { label: t('paymentInstructions.until'), value: t('paymentInstructions.untilValue', until) },
            { label: t('paymentInstructions.amount'), value: amount, strong: true },
          ],
        },
        {
          kind: 'button',
          label: t('paymentInstructions.button'),
          url: url('transaction', { transactionId: data.transactionId }),
        },
        ...paragraphs(t(`paymentInstructions.steps.${group}`, { method })),
        {
          kind: 'note',
          text: `${t('paymentInstructions.p4', { count })} ${t('common.noRefund')}`,
        },
      ],
      why: t('common.whyChose'),
    };
  },

  paymentSuccess(data: MailContents['paymentSuccess'], context: MailContext): MailText {
    const { t, format, url } = context;
    const { count, number, giftOf, receipt, news = [] } = data;
    const amount = format.rupiah(data.amount);
    const until = format.lastFullDay(data.endsAt);
    return {
      subject: t('paymentSuccess.subject', { amount }),
      heading: t('paymentSuccess.heading', { amount }),
      preheader: t('paymentSuccess.preheader', { number }),
      name: data.name,
      blocks: [
        ...paragraphs(
          giftOf === undefined
            ? t('paymentSuccess.p1', { count, until })
            : t('paymentSuccess.gift', { count, until, holder: giftOf }),
        ),
        ...treeRows(data.trees ?? [], t, count),
        ...(receipt
          ? [
              {
                kind: 'rows' as const,
                rows: [
                  ...receipt.lines.map(({ label, value }) => ({ label, value: format.rupiah(value) })),
                  { label: t('paymentSuccess.total'), value: amount, strong: true },
                ],
              },
            ]
          : []),
        ...firstNews(news, context),
        // Where its months are known, that is all there is to say of news.
        ...(news.length === 0 ? paragraphs(t('paymentSuccess.p2')) : []),
        {
          kind: 'button',
          label:
            giftOf === undefined ? t('paymentSuccess.button', { count }) : t('paymentSuccess.giftButton'),
          url: receipt ? url('transaction', { transactionId: receipt.transactionId }) : url('home'),
        },
        {
          kind: 'note',
          text: [
            receipt
              ? t('paymentSuccess.enclosed', { number, at: format.dateTime(receipt.paidAt) })
              : t('paymentSuccess.p3', { number }),
            t('common.noRefund'),
          ].join(' '),
        },
      ],
      ...(receipt && {
        enclosures: [
          {
            document: 'receipt' as const,
            transactionId: receipt.transactionId,
            adopterId: receipt.adopterId,
          },
        ],
      }),
      why: t('common.whyPaid'),
    };
  },

  paymentReminder(data: MailContents['paymentReminder'], { t, format, url }: MailContext): MailText {
    const amount = format.rupiah(data.amount);
    const until = { time: format.time(data.expiresAt), date: format.date(data.expiresAt) };
    return {
      subject: t('paymentReminder.subject', { count: data.count, ...until }),
      heading: t('common.heldHeading', until),
      preheader: t('paymentReminder.preheader', { amount }),
      name: data.name,
      blocks: [
        ...paragraphs(t('paymentReminder.p1', { count: data.count, amount, ...until })),
        {
          kind: 'button',
          label: t('paymentReminder.button'),
          url: url('transaction', { transactionId: data.transactionId }),
        },
        ...paragraphs(t('paymentReminder.p3', { count: data.count })),
        { kind: 'note', text: t('paymentReminder.p2') },
      ],
      why: t('common.whyChose'),
    };
  },

  paymentExpired(data: MailContents['paymentExpired'], { t, url }: MailContext): MailText {
    return {
      subject: t('paymentExpired.subject'),
      preheader: t('paymentExpired.preheader', { count: data.count }),
      name: data.name,
      blocks: [
        ...paragraphs(
          t('paymentExpired.p1', { count: data.count, number: data.number }),
          t('paymentExpired.p2', { count: data.count }),
        ),
        { kind: 'button', label: t('paymentExpired.button'), url: url('trees') },
        { kind: 'note', text: t('paymentExpired.p3') },
      ],
      why: t('common.whyChose'),
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
      blocks: [
        ...paragraphs(t(`paymentLate.${words}`, { until, group: data.group ?? '' })),
        {
          kind: 'button',
          label: t('paymentLate.button'),
          url: url('transaction', { transactionId: data.transactionId }),
        },
      ],
      why: t('common.whyPaid'),
    };
  },
};
