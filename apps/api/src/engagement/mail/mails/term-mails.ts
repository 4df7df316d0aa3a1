import type { MailContents } from '../../message/index.ts';
import { type MailBlock, type MailContext, type MailText, type PageUrl, paragraphs } from './mail-text.ts';
import { treeRows } from './tree-rows.ts';

/** Mails about terms: about to end, a year old, over. */
export const termMails = {
  renewalReminder(data: MailContents['renewalReminder'], context: MailContext): MailText {
    const { t, format, url } = context;
    const { count, givenTo: holder, giver, late, price, nextEndsAt } = data;
    return {
      subject: renewalSubject(data, context),
      heading: t('renewalReminder.heading'),
      preheader: t('renewalReminder.preheader'),
      name: data.name,
      blocks: [
        ...paragraphs(whatEnds(data, context)),
        ...treeRows(endingTrees(data, context), t),
        ...(late ? paragraphs(lateVisits(late, context)) : []),
        ...paragraphs(
          holder === undefined
            ? t('renewalReminder.ownNext', { count })
            : t('renewalReminder.givenNext', { count, holder }),
        ),
        ...(price ? [priceRows(price, context)] : []),
        {
          kind: 'button',
          label: nextEndsAt
            ? t('renewalReminder.buttonUntil', { date: format.lastFullDay(nextEndsAt) })
            : t('renewalReminder.button'),
          url: renewing(url, data.treeIds),
        },
        {
          kind: 'note',
          text:
            holder === undefined
              ? t('renewalReminder.onlyReminder', { count })
              : t('renewalReminder.onlyReminderGiven'),
        },
      ],
      why: giver === undefined ? t('common.whyAdopted') : t('common.whyGift', { giver }),
    };
  },

  yearReview(data: MailContents['yearReview'], context: MailContext): MailText {
    const { t, format, url } = context;
    const { year, count, visits, noted } = data;
    const figures = yearFigures(data, context);
    return {
      subject: t('yearReview.subject'),
      preheader: t(noted ? 'yearReview.preheader' : 'yearReview.preheaderPlain'),
      name: data.name,
      blocks: [
        ...paragraphs(t('yearReview.ends', { count, date: format.lastFullDay(data.endsAt) })),
        ...(figures.length > 1 ? [{ kind: 'figures' as const, figures }] : []),
        ...paragraphs(
          ...(visits > 0 ? [] : [t('yearReview.unvisited')]),
          t(noted ? 'yearReview.page' : 'yearReview.pagePlain'),
        ),
        { kind: 'button', label: t('yearReview.button'), url: url('year', { year }) },
      ],
      why: t('common.whyAdopted'),
    };
  },

  termEnded(data: MailContents['termEnded'], context: MailContext): MailText {
    const { t, url } = context;
    const { free } = data;
    return {
      subject: endSubject(data, context),
      preheader: t('termEnded.preheader'),
      name: data.name,
      blocks: [
        ...paragraphs(...whatTheTermWas(data, context)),
        free > 0
          ? { kind: 'button', label: t('termEnded.again', { count: free }), url: renewing(url, data.treeIds) }
          : { kind: 'button', label: t('termEnded.button'), url: url('home') },
        { kind: 'note', text: t('termEnded.kept') },
      ],
      why: t('common.whyAdopted'),
    };
  },
};

type Reminder = MailContents['renewalReminder'];

function renewalSubject(
  { count, givenTo: holder, endsAt, lastEndsAt, daysLeft }: Reminder,
  { t, format }: MailContext,
): string {
  const date = format.lastFullDay(endsAt);
  const isOneDay = lastEndsAt === undefined;
  if (holder === undefined) {
    if (isOneDay && daysLeft) return t('renewalReminder.subjectIn', { date, count: daysLeft });
    return t(isOneDay ? 'renewalReminder.subject' : 'renewalReminder.subjectFrom', { date });
  }
  return isOneDay
    ? t('renewalReminder.subjectGiven', { count, holder, date })
    : t('renewalReminder.subjectGivenFrom', { holder, date });
}

function whatEnds(
  { count, givenTo: holder, giver, endsAt, lastEndsAt }: Reminder,
  { t, format }: MailContext,
): string {
  const date = format.lastFullDay(endsAt);
  const ends =
    lastEndsAt === undefined
      ? t('renewalReminder.on', { date })
      : t('renewalReminder.between', { date, last: format.lastFullDay(lastEndsAt) });
  if (holder !== undefined) return t('renewalReminder.given', { count, ends, holder });
  if (giver !== undefined) return t('renewalReminder.gift', { count, ends, giver });
  return t('renewalReminder.own', { count, ends });
}

/** Each with whose it is and its day, where they are in several names or end on several days. */
const endingTrees = ({ trees = [], lastEndsAt }: Reminder, { t, format }: MailContext) =>
  trees.map(({ name, code, endsAt, holder }) => ({
    name: holder === undefined ? name : t('renewalReminder.named', { tree: name, holder }),
    code:
      lastEndsAt === undefined || endsAt === undefined
        ? code
        : t('renewalReminder.until', { code, date: format.lastFullDay(endsAt) }),
  }));

/** Their last day in time; where they were due on several, the first and the last of these. */
function lateVisits(
  { count, by, lastBy, isTold }: NonNullable<Reminder['late']>,
  { t, format }: MailContext,
): string {
  const date = format.date(by);
  const due =
    lastBy === undefined
      ? t('renewalReminder.by', { date })
      : t('renewalReminder.between', { date, last: format.date(lastBy) });
  const late = t('renewalReminder.late', { count, due });
  if (isTold === undefined) return late;
  return `${late} ${t(isTold ? 'renewalReminder.lateTold' : 'renewalReminder.lateUntold')}`;
}

const priceRows = (
  { lines, total }: NonNullable<Reminder['price']>,
  { t, format }: MailContext,
): MailBlock => ({
  kind: 'rows',
  rows: [
    ...lines.map(({ label, value }) => ({ label, value: format.rupiah(value) })),
    { label: t('renewalReminder.total'), value: format.rupiah(total), strong: true },
  ],
});

const yearFigures = (
  { grown, visits, replacements }: MailContents['yearReview'],
  { t, format }: MailContext,
) =>
  [
    grown !== null && grown > 0 && { value: format.growth(grown), label: t('yearReview.grown') },
    visits > 0 && { value: format.number(visits), label: t('yearReview.visits', { count: visits }) },
    replacements > 0 && {
      value: format.number(replacements),
      label: t('yearReview.replacements', { count: replacements }),
    },
  ].filter((figure) => figure !== false);

/** More names than a line holds are counted. */
function endSubject(
  { count, trees, givenTo: holder }: MailContents['termEnded'],
  { t }: MailContext,
): string {
  if (holder !== undefined) return t('termEnded.subjectGiven', { count, holder });
  return count > 2 ? t('termEnded.subjectMany', { number: count }) : t('termEnded.subject', { trees, count });
}

function whatTheTermWas(data: MailContents['termEnded'], { t, format }: MailContext): string[] {
  const { count, trees, grown, visits, lost, promised = 0, free, givenTo: holder, replaced } = data;
  const date = format.lastFullDay(data.endsAt);
  // A tree that stood for a part of the term was not kept company for a year.
  const all = replaced?.count === count;
  const kept =
    replaced && all
      ? t('termEnded.endedReplaced', { trees, count, date, lost: replaced.trees })
      : t('termEnded.ended', { trees, count, date });
  return [
    holder === undefined ? kept : t('termEnded.given', { trees, count, holder, date }),
    replaced && !all && t('termEnded.replaced', { count: replaced.count, lost: replaced.trees }),
    visits > 0 && t('termEnded.visits', { count: visits }),
    grown !== null && grown > 0 && t('termEnded.grown', { grown: format.growth(grown, 'never') }),
    lost > 0 && t('termEnded.lost', { count: lost }),
    promised > 0 && t('termEnded.promised', { count: promised }),
    free > 0 && t('termEnded.free', { count: free }),
  ].filter((line) => typeof line === 'string');
}

/** Where trees are renewed; whoever is not signed in gets there by logging in. */
const renewing = (url: PageUrl, treeIds: readonly number[] = []): string =>
  treeIds.length > 0 ? `${url('renew')}?tree=${treeIds.join(',')}` : url('renew');
