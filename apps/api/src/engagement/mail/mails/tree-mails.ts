import { notesLanguage, unbrokenCode } from '@rimba/i18n';
import type { MailContents } from '../../message/index.ts';
import { type MailBlock, type MailContext, type MailText, paragraphs } from './mail-text.ts';
import { languageOfNotes, lastWords, named, otherTrees, visitBlocks } from './visit-blocks.ts';

/** How many late trees a mail names. */
const mostLate = 6;

/** Letters from the field: visits, deaths, replacements, and surveys that are late. */
export const treeMails = {
  fieldLetter({ name, letterId, visits }: MailContents['fieldLetter'], context: MailContext): MailText {
    const { t, format, url } = context;
    const [first, ...others] = visits;
    if (!first) throw new Error('A letter tells of at least one visit');
    const isWell = visits.every(({ condition }) => condition === 'healthy');
    const { sinceLast } = first;
    const subject =
      visits.length === 1 && isWell && sinceLast !== null && sinceLast > 0
        ? t('fieldLetter.subject', { name: first.localName, grown: format.growth(sinceLast, 'never') })
        : visits.length > 1
          ? t('fieldLetter.subjectMany', { count: visits.length })
          : t('fieldLetter.subjectSame', { name: first.localName, surveyor: first.surveyor });
    return {
      subject,
      preheader:
        first.notes ??
        t('fieldLetter.preheader', { group: first.group, date: format.date(first.surveyedAt) }),
      name,
      blocks: [
        ...(others.length ? [named(first)] : []),
        ...visitBlocks(first, context),
        ...(others.length
          ? [...paragraphs(t('fieldLetter.others')), otherTrees(others, context, first)]
          : []),
        ...languageOfNotes(visits, context),
        { kind: 'button', label: t('fieldLetter.button'), url: url('letter', { letterId }) },
      ],
      why: t('common.whyAdopted'),
      web: url('letter', { letterId }),
    };
  },

  treeDied(data: MailContents['treeDied'], context: MailContext): MailText {
    const { t, format, url } = context;
    const { localName: name, group, cause, code, wasTold, letterId } = data;
    if (data.isLate && data.replantBy !== null) return replantingLate(data, data.replantBy, context);
    const date = format.date(data.foundAt);
    const found = t('treeDied.found', { surveyor: data.surveyor, date });
    const died = wasTold ? t('treeDied.wasTold', { group, name, date }) : found;
    const why = cause === null ? t('treeDied.unknown', { group }) : t(`treeDied.cause.${cause}`);
    return {
      subject: t(wasTold ? 'treeDied.subjectCause' : 'treeDied.subject', { name }),
      preheader: wasTold && cause !== null ? why : found,
      name: data.name,
      blocks: [
        ...paragraphs(died, why),
        ...lastWords(data),
        ...(code === undefined ? [] : paragraphs(t('treeDied.number', { code: unbrokenCode(code) }))),
        ...paragraphs(...whatFollows(data, context)),
        { kind: 'button', label: t('treeDied.button'), url: url('letter', { letterId }) },
        { kind: 'note', text: t('treeDied.promise') },
      ],
      why: t('common.whyAdopted'),
      web: url('letter', { letterId }),
    };
  },

  treeReplaced(data: MailContents['treeReplaced'], { t, format, url }: MailContext): MailText {
    const { localName: name, letterId, certificateNumber, newTreeId: treeId, termEnded } = data;
    return {
      subject: t('treeReplaced.subject', { name: data.oldName ?? name }),
      heading: t('treeReplaced.heading'),
      preheader: t('treeReplaced.lead', { name, date: format.date(data.plantedAt) }),
      name: data.name,
      blocks: [
        ...paragraphs(t('treeReplaced.lead', { name, date: format.date(data.plantedAt) })),
        {
          kind: 'rows',
          rows: [
            { label: t('treeReplaced.height'), value: format.measure(data.height, 'm') },
            { label: t('treeReplaced.number'), value: data.newCode },
            {
              label: t('treeReplaced.term'),
              value: t(termEnded ? 'treeReplaced.ended' : 'treeReplaced.until', {
                date: format.lastFullDay(data.endsAt),
              }),
            },
            ...(termEnded
              ? []
              : [
                  {
                    label: t('treeReplaced.certificate'),
                    value: t('treeReplaced.same', { number: certificateNumber }),
                  },
                ]),
          ],
        },
        { kind: 'button', label: t('treeReplaced.button'), url: url('tree', { treeId }) },
        { kind: 'note', text: t('treeReplaced.old', { code: data.oldCode }) },
      ],
      why: t('common.whyAdopted'),
      web: url('letter', { letterId }),
    };
  },

  surveyLate(
    { name, trees, wasTold = false }: MailContents['surveyLate'],
    { t, format, url }: MailContext,
  ): MailText {
    const [first] = trees;
    const groups = Map.groupBy(trees, ({ group }) => group);
    // Their word is told when it comes: what lacks one is not told of for the last time.
    const isExplained = trees.every(({ reason }) => reason);
    return {
      subject:
        first && trees.length === 1
          ? t(wasTold ? 'surveyLate.why.subject' : 'surveyLate.subject', { name: first.localName })
          : t(wasTold ? 'surveyLate.why.subjectMany' : 'surveyLate.subjectMany', { count: trees.length }),
      preheader: wasTold && first ? wordOf(first.group, first, t, format) : t('surveyLate.preheader'),
      name,
      blocks: [
        ...paragraphs(wasTold ? t('surveyLate.why.lead', { count: trees.length }) : t('surveyLate.lead')),
        {
          kind: 'rows',
          rows: trees.slice(0, mostLate).map(({ localName, code, by }) => ({
            label: code === undefined ? localName : `${localName} ${code}`,
            value: t('surveyLate.was', { date: format.date(by) }),
          })),
        },
        ...(trees.length > mostLate
          ? paragraphs(t('surveyLate.more', { count: trees.length - mostLate }))
          : []),
        ...[...groups].map(
          ([group, [one]]): MailBlock => ({
            kind: 'paragraph',
            text: wordOf(group, one, t, format),
          }),
        ),
        first && trees.length === 1
          ? {
              kind: 'button',
              label: t('surveyLate.buttonOne'),
              url: url('tree', { treeId: first.treeId }),
            }
          : { kind: 'button', label: t('surveyLate.button'), url: url('home') },
        { kind: 'note', text: t(isExplained ? 'surveyLate.note' : 'surveyLate.noteAwaited') },
      ],
      why: t('common.whyAdopted'),
    };
  },
};

/** What becomes of the place of a dead tree. */
function whatFollows(
  { group, promised, replantBy, isReplaced }: MailContents['treeDied'],
  { t, format }: MailContext,
): string[] {
  if (isReplaced) return [];
  if (!promised) return [t('treeDied.notPromised')];
  const when =
    replantBy === null
      ? t('treeDied.nextSeason', { group })
      : t('treeDied.replantBy', { group, date: format.date(replantBy) });
  return [when, t('treeDied.nothingToDo')];
}

/** The letter about a replacement that does not stand by the day it was promised for. */
function replantingLate(
  { localName, name, group, replantDelay: word, letterId }: MailContents['treeDied'],
  replantBy: string,
  { t, format, url }: MailContext,
): MailText {
  const was = t('treeDied.late.was', { group, date: format.date(replantBy) });
  return {
    subject: t('treeDied.late.subject', { name: localName }),
    preheader: was,
    name,
    blocks: [
      ...paragraphs(was),
      ...(word === undefined ? [] : [{ kind: 'quote', text: word, lang: notesLanguage, by: group } as const]),
      ...paragraphs(t('treeDied.late.promise')),
      { kind: 'button', label: t('treeDied.late.button'), url: url('letter', { letterId }) },
      { kind: 'note', text: t('treeDied.late.once') },
    ],
    why: t('common.whyAdopted'),
  };
}

function wordOf(
  group: string,
  tree: MailContents['surveyLate']['trees'][number] | undefined,
  t: MailContext['t'],
  format: MailContext['format'],
): string {
  if (tree?.reason) return t('surveyLate.reason', { group, reason: tree.reason });
  return tree?.askedOn
    ? t('surveyLate.asked', { group, date: format.date(tree.askedOn) })
    : t('surveyLate.noReason', { group });
}
