import type { MailContents } from '../../message/index.ts';
import { type MailBlock, type MailContext, type MailText, paragraphs } from './mail-text.ts';

/** Mails of what happens in the forest between surveys. */
export const tidingsMails = {
  forestNews({ name, notes }: MailContents['forestNews'], { t, format, url }: MailContext): MailText {
    const [first] = notes;
    const blocks = notes.flatMap(({ title, lead, date, author, group }): MailBlock[] => [
      { kind: 'lines', lines: [title, `${format.date(date)} · ${group}`] },
      { kind: 'quote', text: lead, ...(author !== null && { by: author }) },
    ]);
    const wrote = t('forestNews.wrote', { count: new Set(notes.map(({ group }) => group)).size });
    const isOne = first !== undefined && notes.length === 1;
    return {
      subject: isOne ? first.title : t('forestNews.subject', { count: notes.length }),
      preheader: first?.lead ?? wrote,
      name,
      blocks: [
        ...paragraphs(wrote),
        ...blocks,
        isOne
          ? { kind: 'button', label: t('forestNews.read'), url: url('newsNote', { newsId: first.id }) }
          : { kind: 'button', label: t('forestNews.all'), url: url('news') },
      ],
      why: t('common.whyAdopted'),
    };
  },

  season({ name, season }: MailContents['season'], { t, url }: MailContext): MailText {
    return {
      subject: t(`season.${season}.subject`),
      preheader: t(`season.${season}.preheader`),
      name,
      blocks: [
        ...paragraphs(t(`season.${season}.months`), t(`season.${season}.mayCome`)),
        { kind: 'button', label: t('season.button'), url: url('home') },
      ],
      why: t('common.whyAdopted'),
    };
  },

  patronStep({ name, rank, trees, missing }: MailContents['patronStep'], { t, url }: MailContext): MailText {
    const of = t(`patronStep.${rank}`);
    return {
      subject: t('patronStep.subject', { count: missing, rank: of }),
      preheader: t('patronStep.preheader', { count: trees }),
      name,
      blocks: [
        ...paragraphs(t('patronStep.missing', { count: trees, missing, rank: of }), t('patronStep.counted')),
        { kind: 'button', label: t('patronStep.button'), url: url('adopters') },
      ],
      why: t('common.whyAdopted'),
    };
  },
};
