import { monthSpan } from '@rimba/i18n';
import type { MailContents } from '../../message/index.ts';
import { type MailBlock, type MailContext, paragraphs } from './mail-text.ts';

type News = NonNullable<MailContents['paymentSuccess']['news']>;

/** When the first news comes: one sentence where all trees agree, otherwise a line for each span of months. */
export function firstNews(news: News, { t, format, language }: MailContext): MailBlock[] {
  const [first, ...others] = news;
  if (!first) return [];
  const late = (due: string) => ({ date: format.date(due) });
  if (others.length === 0)
    return paragraphs(
      first.late
        ? t('paymentSuccess.newsLate', late(first.due))
        : t('paymentSuccess.news', { months: monthSpan(first.from, first.due, language) }),
    );
  return [
    ...paragraphs(t('paymentSuccess.newsOfEach')),
    {
      kind: 'rows',
      rows: news.map(({ trees, ...window }) => ({
        label: named(trees, t),
        value: window.late
          ? t('paymentSuccess.newsOverdue', late(window.due))
          : monthSpan(window.from, window.due, language),
      })),
    },
  ];
}

const named = ([tree = '', ...others]: readonly string[], t: MailContext['t']) =>
  others.length === 0 ? tree : t('paymentSuccess.andOthers', { tree, count: others.length });
