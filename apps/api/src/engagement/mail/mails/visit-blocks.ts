import { notesLanguage } from '@rimba/i18n';
import type { MailedVisit } from '../../message/index.ts';
import { type MailBlock, type MailContext, type MailPicture, paragraphs } from './mail-text.ts';

/** As wide as the sheet. */
const large = { width: 534, height: 356 };
const small = { width: 88, height: 88 };

/** As surveyors write it down, to the centimetre: "2.41 m". */
const inMetres = (metres: number, format: MailContext['format']) => `${format.number(metres, 2, 2)}\u00a0m`;

/** The photo of that day, or the drawing of its kind until there is one. */
function pictureOf(
  visit: MailedVisit,
  size: { width: number; height: number },
  { t, format }: MailContext,
): MailPicture {
  const { photo, latinName, localName: name } = visit;
  const date = format.date(visit.surveyedAt);
  return {
    of: photo === null ? { kind: 'drawing', latinName, part: 'leaf' } : { kind: 'photo', file: photo },
    alt:
      photo === null
        ? t('fieldLetter.altDrawing', { name, date })
        : t('fieldLetter.altPhoto', { name, date }),
    ...size,
  };
}

/** Which of several trees the letter begins with. */
export const named = ({ localName, code }: MailedVisit): MailBlock => ({
  kind: 'lines',
  lines: [localName, ...(code === undefined ? [] : [code])],
});

/** What it put on since the visit before, and since the first day where that is another. */
function growthFigures(
  { sinceLast, lastAt, sinceFirst, firstAt }: MailedVisit,
  { t, format }: MailContext,
): { value: string; label: string }[] {
  const grew = (metres: number | null, since: string | null, key: 'sinceLast' | 'sinceFirst') =>
    metres === null || since === null
      ? []
      : [{ value: format.growth(metres), label: t(`fieldLetter.${key}`, { date: format.date(since) }) }];
  return [
    ...grew(sinceLast, lastAt, 'sinceLast'),
    ...(firstAt === lastAt ? [] : grew(sinceFirst, firstAt, 'sinceFirst')),
  ];
}

/** What was seen that day, and what the surveyor wrote of it. */
function seen(visit: MailedVisit, context: MailContext): MailBlock[] {
  const { t, format } = context;
  const { surveyor, notes, group } = visit;
  const date = format.date(visit.surveyedAt);
  return [
    {
      kind: 'picture',
      picture: pictureOf(visit, large, context),
      caption: visit.photo === null ? t('fieldLetter.standIn') : t('fieldLetter.caption', { date, surveyor }),
    },
    notes === null
      ? { kind: 'paragraph', text: t('fieldLetter.noNote', { surveyor, group }) }
      : { kind: 'quote', text: notes, lang: notesLanguage, by: `${surveyor}, ${group}` },
  ];
}

/** What was found at a gift, for its giver: one tree in large, several one below the other. */
export function foundAtGift(visits: readonly MailedVisit[], context: MailContext): MailBlock[] {
  const { t, format } = context;
  const [only, ...others] = visits;
  if (!only) return [];
  if (others.length === 0) {
    const figures = growthFigures(only, context);
    const stands = t('giftVisited.stands', {
      name: only.localName,
      height: inMetres(only.height, format),
      condition: t(`fieldLetter.is.${only.condition}`),
    });
    return [
      ...seen(only, context),
      ...(figures.length ? [{ kind: 'figures' as const, figures }] : []),
      ...paragraphs(stands),
    ];
  }
  return [
    otherTrees(
      visits.map((visit) => ({ ...visit, giftOf: null })),
      context,
    ),
  ];
}

/** What it put on, in a few words. */
const growthFacts = ({ sinceLast, sinceFirst, lastAt, firstAt }: MailedVisit, { t, format }: MailContext) => [
  ...(sinceLast === null ? [] : [t('fieldLetter.grewLast', { grown: format.growth(sinceLast) })]),
  ...(sinceFirst === null || firstAt === lastAt
    ? []
    : [t('fieldLetter.grewFirst', { grown: format.growth(sinceFirst) })]),
];

export function visitBlocks(visit: MailedVisit, context: MailContext): MailBlock[] {
  const { t, format } = context;
  const { condition, nextBy, endsBefore, heights } = visit;
  const figures = growthFigures(visit, context);
  const most = Math.max(...heights.map(({ height }) => height));
  return [
    ...seen(visit, context),
    ...(figures.length ? [{ kind: 'figures' as const, figures }] : []),
    ...(heights.length > 1
      ? [
          {
            kind: 'bars' as const,
            bars: heights.map(({ surveyedAt, height }) => ({
              label: format.date(surveyedAt),
              value: inMetres(height, format),
              share: height / most,
            })),
          },
        ]
      : []),
    {
      kind: 'paragraph',
      text: [
        t('fieldLetter.condition', { condition: t(`fieldLetter.is.${condition}`) }),
        ...(nextBy === null ? [] : [t('fieldLetter.next', { date: format.date(nextBy) })]),
        ...(endsBefore === undefined
          ? []
          : [t('fieldLetter.afterTerm', { date: format.lastFullDay(endsBefore) })]),
      ].join(' '),
    },
  ];
}

/**
 * Trees one below the other. @param first who was there and when, where that has been said: what differs is named
 */
export const otherTrees = (
  visits: readonly MailedVisit[],
  context: MailContext,
  first?: MailedVisit,
): MailBlock => ({
  kind: 'trees',
  trees: visits.map((visit) => {
    const { t, format } = context;
    const { code, height, condition, giftOf, nextBy, surveyor } = visit;
    const date = format.date(visit.surveyedAt);
    const isSaid = !first || (first.surveyor === surveyor && format.date(first.surveyedAt) === date);
    return {
      // Its name stands beside it, where a sentence would not fit.
      picture: { ...pictureOf(visit, small, context), alt: '' },
      name: visit.localName,
      note: visit.notes === null ? undefined : { text: `“${visit.notes}”`, lang: notesLanguage },
      facts: [
        ...(code === undefined ? [] : [code]),
        ...(isSaid ? [] : [t('fieldLetter.visited', { surveyor, date })]),
        inMetres(height, format),
        t(`fieldLetter.is.${condition}`),
        ...growthFacts(visit, context),
        ...(nextBy === null ? [] : [t('fieldLetter.nextShort', { date: format.date(nextBy) })]),
        ...(giftOf === null ? [] : [t('fieldLetter.gift', { name: giftOf })]),
      ].join(', '),
    };
  }),
});

/** Notes stand as the surveyor wrote them: whoever reads another language is told which it is. */
export const languageOfNotes = (visits: readonly MailedVisit[], { t, language }: MailContext): MailBlock[] =>
  visits.some(({ notes }) => notes !== null) && language !== notesLanguage
    ? [{ kind: 'note', text: t('fieldLetter.notesLanguage') }]
    : [];

/** What the surveyor wrote of a death. */
export const lastWords = ({ notes, surveyor }: Pick<MailedVisit, 'notes' | 'surveyor'>): MailBlock[] =>
  notes === null ? [] : [{ kind: 'quote', text: notes, lang: notesLanguage, by: surveyor }];
