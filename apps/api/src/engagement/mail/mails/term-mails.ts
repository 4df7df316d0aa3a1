import { toMailedEmail } from '@rimba/paths';
import { saplingBelowM } from '@rimba/ui/sapling-limit';
import type { MailContents } from '../../message/index.ts';
import { type MailBlock, type MailContext, type MailText, type PageUrl, paragraphs } from './mail-text.ts';
import { treeRows } from './tree-rows.ts';

/** Mails about terms: given away, about to end, gone on with, over. */
export const termMails = {
  giftNotice(data: MailContents['giftNotice'], { t, format, url }: MailContext): MailText {
    const { giver, count, group, message, tree } = data;
    return {
      subject: t('giftNotice.subject', { giver }),
      preheader: t('giftNotice.preheader'),
      name: data.holder,
      blocks: [
        ...(tree ? [givenTree(tree, t, format)] : []),
        ...paragraphs(t('giftNotice.p1', { giver, count, group })),
        ...(tree?.code === undefined
          ? []
          : treeRows([{ name: tree.name ?? tree.localName, code: tree.code }], t, count)),
        ...(message === null ? [] : [{ kind: 'quote' as const, text: message, by: giver }]),
        ...paragraphs(t('giftNotice.p3', { count, until: format.lastFullDay(data.endsAt) })),
        data.giftCode === undefined
          ? {
              kind: 'button',
              label: t('giftNotice.certificate'),
              url: url('certificate', { certificateNumber: data.certificateNumber }),
            }
          : {
              kind: 'button',
              label: t('giftNotice.button'),
              url: url('gift', { giftCode: data.giftCode }) + toMailedEmail(data.email),
            },
        { kind: 'note', text: t('giftNotice.p4') },
      ],
      why: t('common.whyGift', { giver }),
      withoutAccount: true,
    };
  },

  giftAccepted(data: MailContents['giftAccepted'], { t, url }: MailContext): MailText {
    const { name, holder, count, transactionId } = data;
    return {
      subject: t('giftAccepted.subject', { holder }),
      preheader: t('giftAccepted.preheader'),
      name,
      blocks: [
        ...paragraphs(t('giftAccepted.p1', { holder, count }), t('giftAccepted.p2', { holder, count })),
        { kind: 'button', label: t('giftAccepted.button'), url: url('transaction', { transactionId }) },
      ],
      why: t('common.whyAdopted'),
    };
  },

  renewalReminder(data: MailContents['renewalReminder'], { t, format, url }: MailContext): MailText {
    const date = format.lastFullDay(data.endsAt);
    const { count, givenTo: holder, lastEndsAt } = data;
    const ends =
      lastEndsAt === undefined
        ? t('renewalReminder.on', { date })
        : t('renewalReminder.between', { date, last: format.lastFullDay(lastEndsAt) });
    return {
      subject:
        holder === undefined
          ? t(lastEndsAt === undefined ? 'renewalReminder.subject' : 'renewalReminder.subjectFrom', { date })
          : lastEndsAt === undefined
            ? t('renewalReminder.subjectGiven', { count, holder, date })
            : t('renewalReminder.subjectGivenFrom', { holder, date }),
      heading: t('renewalReminder.heading'),
      preheader: t('renewalReminder.preheader'),
      name: data.name,
      blocks: [
        ...paragraphs(
          holder !== undefined
            ? t('renewalReminder.given', { count, ends, holder })
            : data.giver === undefined
              ? t('renewalReminder.p1', { count, ends })
              : t('renewalReminder.gift', { count, ends, giver: data.giver }),
        ),
        ...treeRows(
          (data.trees ?? []).map(({ name, code, endsAt }) => ({
            name,
            code:
              lastEndsAt === undefined || endsAt === undefined
                ? code
                : t('renewalReminder.until', { code, date: format.lastFullDay(endsAt) }),
          })),
          t,
        ),
        ...(data.late
          ? paragraphs(
              [
                t('renewalReminder.late', { count: data.late.count, due: dueOf(data.late, t, format) }),
                ...(data.late.isTold === undefined
                  ? []
                  : [t(data.late.isTold ? 'renewalReminder.lateTold' : 'renewalReminder.lateUntold')]),
              ].join(' '),
            )
          : []),
        ...paragraphs(
          holder === undefined
            ? t('renewalReminder.p2', { count })
            : t('renewalReminder.givenNext', { count, holder }),
        ),
        ...(data.price
          ? [
              {
                kind: 'rows' as const,
                rows: [
                  ...data.price.lines.map(({ label, value }) => ({ label, value: format.rupiah(value) })),
                  {
                    label: t('renewalReminder.total'),
                    value: format.rupiah(data.price.total),
                    strong: true,
                  },
                ],
              },
            ]
          : []),
        {
          kind: 'button',
          label: data.nextEndsAt
            ? t('renewalReminder.buttonUntil', { date: format.lastFullDay(data.nextEndsAt) })
            : t('renewalReminder.button'),
          url: renewing(url, data.treeId),
        },
        { kind: 'note', text: t(holder === undefined ? 'renewalReminder.p3' : 'renewalReminder.p3Given') },
      ],
      why: data.giver === undefined ? t('common.whyAdopted') : t('common.whyGift', { giver: data.giver }),
    };
  },

  yearReview(data: MailContents['yearReview'], { t, format, url }: MailContext): MailText {
    const { year, count, grown, visits, replacements, noted } = data;
    const figures = [
      ...(grown !== null && grown > 0 ? [{ value: format.growth(grown), label: t('yearReview.grown') }] : []),
      ...(visits > 0
        ? [{ value: format.number(visits), label: t('yearReview.visits', { count: visits }) }]
        : []),
      ...(replacements > 0
        ? [
            {
              value: format.number(replacements),
              label: t('yearReview.replacements', { count: replacements }),
            },
          ]
        : []),
    ];
    return {
      subject: t('yearReview.subject'),
      preheader: t(noted ? 'yearReview.preheader' : 'yearReview.preheaderPlain'),
      name: data.name,
      blocks: [
        ...paragraphs(t('yearReview.p1', { count, date: format.lastFullDay(data.endsAt) })),
        ...(figures.length > 1 ? [{ kind: 'figures' as const, figures }] : []),
        ...paragraphs(
          ...(visits > 0 ? [] : [t('yearReview.unvisited')]),
          t(noted ? 'yearReview.p2' : 'yearReview.p2Plain'),
        ),
        { kind: 'button', label: t('yearReview.button'), url: url('year', { year }) },
      ],
      why: t('common.whyAdopted'),
    };
  },

  giftRenewed(data: MailContents['giftRenewed'], { t, format, url }: MailContext): MailText {
    const { by, holder, count, certificateNumber, isHolder } = data;
    const until = format.lastFullDay(data.endsAt);
    return {
      subject: isHolder ? t('giftRenewed.subjectOwn', { count }) : t('giftRenewed.subject', { holder }),
      preheader: t('giftRenewed.preheader'),
      name: data.name,
      blocks: [
        ...paragraphs(
          isHolder
            ? t('giftRenewed.p1Own', { by, count, until })
            : t('giftRenewed.p1', { by, holder, count, until }),
          t('giftRenewed.p2'),
        ),
        { kind: 'button', label: t('giftRenewed.button'), url: url('certificate', { certificateNumber }) },
      ],
      why: t('common.whyAdopted'),
    };
  },

  termEnded(data: MailContents['termEnded'], { t, format, url }: MailContext): MailText {
    const { count, trees, grown, visits, lost, promised = 0, free, givenTo: holder, replaced } = data;
    const date = format.lastFullDay(data.endsAt);
    // A tree that stood for a part of the term was not kept company for a year.
    const all = replaced?.count === count;
    return {
      // More names than a line holds are counted.
      subject:
        holder !== undefined
          ? t('termEnded.subjectGiven', { count, holder })
          : count > 2
            ? t('termEnded.subjectMany', { number: count })
            : t('termEnded.subject', { trees, count }),
      preheader: t('termEnded.preheader'),
      name: data.name,
      blocks: [
        ...paragraphs(
          holder === undefined
            ? replaced && all
              ? t('termEnded.p1Replaced', { trees, count, date, lost: replaced.trees })
              : t('termEnded.p1', { trees, count, date })
            : t('termEnded.given', { trees, count, holder, date }),
          ...(replaced && !all
            ? [t('termEnded.replaced', { count: replaced.count, lost: replaced.trees })]
            : []),
          ...(visits > 0 ? [t('termEnded.visits', { count: visits })] : []),
          ...(grown !== null && grown > 0
            ? [t('termEnded.grown', { grown: format.growth(grown, 'never') })]
            : []),
          ...(lost > 0 ? [t('termEnded.lost', { count: lost })] : []),
          ...(promised > 0 ? [t('termEnded.promised', { count: promised })] : []),
          ...(free > 0 ? [t('termEnded.free', { count: free })] : []),
        ),
        free > 0
          ? { kind: 'button', label: t('termEnded.again', { count: free }), url: renewing(url, data.treeId) }
          : { kind: 'button', label: t('termEnded.button'), url: url('home') },
        { kind: 'note', text: t('termEnded.kept') },
      ],
      why: t('common.whyAdopted'),
    };
  },
};

/** The tree, or the first of several: as its kind is drawn, or as the young tree that it is. */
function givenTree(
  { latinName, localName: tree, height }: NonNullable<MailContents['giftNotice']['tree']>,
  t: MailContext['t'],
  format: MailContext['format'],
): MailBlock {
  const size = { width: 534, height: 300 };
  if (height !== undefined && height < saplingBelowM) {
    return {
      kind: 'picture',
      picture: { of: { kind: 'seedling' }, alt: t('giftNotice.youngAlt'), ...size },
      caption: t('giftNotice.young', { tree, height: format.measure(height, 'm') }),
    };
  }
  return {
    kind: 'picture',
    picture: {
      of: { kind: 'drawing', latinName, part: 'tree' },
      alt: t('giftNotice.alt', { tree }),
      ...size,
    },
    caption: t('giftNotice.grown', { tree }),
  };
}

/** The last day in time of visits that are late; where they were due on several, the first and the last of these. */
function dueOf(
  { by, lastBy }: NonNullable<MailContents['renewalReminder']['late']>,
  t: MailContext['t'],
  format: MailContext['format'],
): string {
  const date = format.date(by);
  return lastBy === undefined
    ? t('renewalReminder.by', { date })
    : t('renewalReminder.between', { date, last: format.date(lastBy) });
}

/** Where terms are renewed, with all that end with a tree; whoever is not signed in gets there by logging in. */
const renewing = (url: PageUrl, treeId: number | undefined): string =>
  treeId === undefined ? url('renew') : `${url('renew')}?with=${treeId}`;
