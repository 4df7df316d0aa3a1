import type { MailContents } from '../../message/index.ts';
import { firstNews } from './first-news.ts';
import { type MailBlock, type MailContext, type MailText, type PageUrl, paragraphs } from './mail-text.ts';
import { treeRows } from './tree-rows.ts';
import { validity } from './validity.ts';

/** Mails about paying. */
export const paymentMails = {
  paymentInstructions(data: MailContents['paymentInstructions'], context: MailContext): MailText {
    const { t, format, url } = context;
    const { count, method, giftOf, keptUntil, group = 'bank_transfer' } = data;
    const amount = format.rupiah(data.amount);
    const until = { time: format.time(data.expiresAt), date: format.date(data.expiresAt) };
    return {
      subject: t('paymentInstructions.subject', { amount, ...until }),
      heading: t(keptUntil === undefined ? 'common.heldHeading' : 'paymentRenewal.heading', until),
      preheader: t(`${keptUntil === undefined ? 'paymentInstructions' : 'paymentRenewal'}.preheader`, {
        count,
      }),
      name: data.name,
      blocks: [
        ...paragraphs(
          t(`${keptUntil === undefined ? 'paymentInstructions' : 'paymentRenewal'}.ordered`, { count }),
        ),
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
          text: `${ifUnpaid(data, context) ?? t('paymentInstructions.ifUnpaid', { count })} ${t('common.noRefund')}`,
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
          data.renewed
            ? renewedUntil(data, context)
            : giftOf === undefined
              ? t('paymentSuccess.adopted', { count, until })
              : t('paymentSuccess.gift', { count, until, holder: giftOf }),
        ),
        ...(data.renewed?.flatMap((one) => certificateLines(one, context)) ??
          treeRows(data.trees ?? [], t, count)),
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
        ...(news.length === 0 ? paragraphs(t('paymentSuccess.newsToCome')) : []),
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
              : t('paymentSuccess.receipt', { number }),
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

  paymentReminder(data: MailContents['paymentReminder'], context: MailContext): MailText {
    const { t, format, url } = context;
    const { count, keptUntil, isLast } = data;
    const amount = format.rupiah(data.amount);
    const until = { time: format.time(data.expiresAt), date: format.date(data.expiresAt) };
    return {
      subject: isLast
        ? t('paymentReminder.subjectLast', { amount })
        : t(keptUntil === undefined ? 'paymentReminder.subject' : 'paymentRenewal.subject', {
            count,
            ...until,
          }),
      heading: t(keptUntil === undefined ? 'common.heldHeading' : 'paymentRenewal.heading', until),
      preheader: isLast
        ? t('paymentReminder.preheaderLast', until)
        : t('paymentReminder.preheader', { amount }),
      name: data.name,
      blocks: [
        ...paragraphs(
          t(keptUntil === undefined ? 'paymentReminder.stillHeld' : 'paymentRenewal.reminder', {
            count,
            amount,
            ...until,
          }),
        ),
        {
          kind: 'button',
          label: t('paymentReminder.button'),
          url: url('transaction', { transactionId: data.transactionId }),
        },
        ...paragraphs(ifUnpaid(data, context) ?? t('paymentReminder.ifUnpaid', { count })),
        { kind: 'note', text: t('paymentReminder.alreadyPaid') },
      ],
      why: t('common.whyChose'),
    };
  },

  paymentExpired(data: MailContents['paymentExpired'], context: MailContext): MailText {
    const { t, format, url } = context;
    const { count, number, keptUntil, renews } = data;
    return {
      subject: t('paymentExpired.subject'),
      preheader: t(keptUntil === undefined ? 'paymentExpired.preheader' : 'paymentRenewal.expiredPreheader', {
        count,
      }),
      name: data.name,
      blocks: [
        ...paragraphs(
          t(renews ? 'paymentRenewal.expired' : 'paymentExpired.cancelled', { count, number }),
          keptUntil === undefined
            ? t('paymentExpired.notCharged', { count })
            : t('paymentRenewal.expiredKept', { count, date: format.lastFullDay(keptUntil) }),
        ),
        {
          kind: 'button',
          label: t(renews ? 'paymentRenewal.again' : 'paymentExpired.button'),
          url: backTo(url, data),
        },
        { kind: 'note', text: t('paymentExpired.paidAfterAll') },
      ],
      why: t('common.whyChose'),
    };
  },

  paymentLate(data: MailContents['paymentLate'], { t, format, url }: MailContext): MailText {
    const until = data.endsAt === null ? '' : format.lastFullDay(data.endsAt);
    const inTime = data.late === false;
    const words = inTime && data.outcome === 'other' ? 'otherInTime' : data.outcome;
    return {
      subject: t(
        data.isGivenUp
          ? 'paymentLate.subjectGivenUp'
          : inTime
            ? 'paymentLate.subjectInTime'
            : 'paymentLate.subject',
      ),
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

/** What becomes of a renewal's trees when nobody pays in time: they stay in term. Undefined where they are let go. */
const ifUnpaid = (
  { count, keptUntil }: { count: number; keptUntil?: string },
  { t, format }: MailContext,
): string | undefined =>
  keptUntil === undefined
    ? undefined
    : t('paymentRenewal.kept', { count, date: format.lastFullDay(keptUntil) });

type Success = MailContents['paymentSuccess'];

/** To the day where all that was renewed ends on one. */
function renewedUntil({ count, endsAt, renewed = [] }: Success, { t, format }: MailContext): string {
  const until = format.lastFullDay(endsAt);
  const isOneDay = renewed.every((one) => one.endsAt === endsAt);
  return t(isOneDay ? 'paymentRenewal.paid' : 'paymentRenewal.paidEach', { count, until });
}

/** One of the certificates that a renewal has: in whose name, for which trees, until when. */
function certificateLines(
  { holder, trees, ...term }: NonNullable<Success['renewed']>[number],
  context: MailContext,
): MailBlock[] {
  const lines = [context.t('certificateCreated.holder', { holder }), validity(term, context)];
  return [{ kind: 'lines', lines }, ...treeRows(trees, context.t)];
}

/** The same trees again, as the page of the order leads to them. */
function backTo(
  url: PageUrl,
  { treeIds = [], isGift, isGuest, renews }: MailContents['paymentExpired'],
): string {
  if (treeIds.length === 0) return url('trees');
  const trees = treeIds.join(',');
  return renews
    ? `${url('renew')}?tree=${trees}`
    : `${url(isGuest ? 'unsignedCheckout' : 'checkout')}?trees=${trees}${isGift ? '&gift=1' : ''}`;
}
