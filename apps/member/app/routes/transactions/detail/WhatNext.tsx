import { firstNews, type NextSurvey } from '@rimba/i18n';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { usePageAddress } from '@rimba/shell';
import { Button, CalendarIcon, Heading, Stack, Text } from '@rimba/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { treeQuery } from '../../../data/trees.ts';
import type { Transaction } from '../../../data/wire.ts';
import { saveFile } from '../../../frame/save-file.ts';
import { calendarFile } from './calendar-file.ts';
import { isForOther } from './is-for-other.ts';
import { nextTermStart } from './next-term-start.ts';
import * as styles from './thanks.css.ts';

interface WhatNextProps {
  transaction: Transaction;
  tree: Transaction['trees'][number]['tree'];
}

/** Today, the first news, the end: what an adopter can expect, and a calendar that reminds of it. */
export function WhatNext({ transaction, tree }: WhatNextProps) {
  const { t } = useTranslation('transactions');
  const format = useFormat();
  const address = usePageAddress();
  const known = useQuery(treeQuery(tree.id)).data;
  const { customer, holder, paidAt, number } = transaction;
  const news = known && firstNews(known, paidAt ?? transaction.createdAt);
  const nextTerm = nextTermStart(transaction);
  const end = transaction.trees[0]?.endsAt;
  const save = () => {
    const url = new URL(address({ page: 'tree', params: { treeId: tree.id } }), window.location.origin).href;
    const named = { species: tree.treeName, code: tree.code };
    // The term ends as its last full day does.
    const last = end ? new Date(Date.parse(end) - 1).toISOString().slice(0, 10) : undefined;
    const events = [
      ...(news && !news.late
        ? [
            {
              uid: `${number}-news@rimba`,
              title: t('thanks.eventFirst', { ...named, to: format.date(news.due) }),
              from: news.from,
              to: news.from,
              url,
            },
          ]
        : []),
      ...(last
        ? [{ uid: `${number}-end@rimba`, title: t('thanks.eventEnd', named), from: last, to: last, url }]
        : []),
    ];
    const file = calendarFile(events, Date.parse(transaction.now));
    saveFile(new Blob([file], { type: 'text/calendar' }), `${tree.code}.ics`);
  };
  const calendar = (
    <Button size="compact" variant="secondary" icon={CalendarIcon} onClick={save}>
      {t('thanks.calendar')}
    </Button>
  );
  return (
    <section aria-labelledby="what-next">
      <Heading level={2} size="h3" id="what-next">
        {t('thanks.next')}
      </Heading>
      <dl className={styles.steps}>
        <Step when={t('thanks.today')}>
          {isForOther(transaction)
            ? t('thanks.todayGift', { name: holder })
            : t('thanks.todayText', { email: customer.email })}
        </Step>
        {nextTerm && <Step when={format.date(nextTerm)}>{t('thanks.nextTerm')}</Step>}
        {!nextTerm && news && <FirstNews news={news} calendar={calendar} />}
        {end && (
          <Step when={format.lastFullDay(end)}>
            <Stack gap={2} align="start">
              <span>{t('thanks.end')}</span>
              {news?.late && calendar}
            </Stack>
          </Step>
        )}
      </dl>
    </section>
  );
}

/** By when the first visit comes; of one that is late already no day is promised. */
function FirstNews({ news: { from, due, late }, calendar }: { news: NextSurvey; calendar: ReactNode }) {
  const { t } = useTranslation('transactions');
  const format = useFormat();
  const window = { from: format.month(from), to: format.month(due) };
  const months = window.from === window.to ? window.to : `${window.from}\u2013${window.to}`;
  const sentence =
    window.from === window.to ? t('thanks.firstMonth', { month: months }) : t('thanks.first', window);
  return (
    <Step when={late ? t('thanks.undated') : months}>
      <Stack gap={2} align="start">
        <span>
          <strong>{late ? t('thanks.firstLate') : sentence}</strong>{' '}
          {late ? t('thanks.firstLateText', { date: format.date(due) }) : t('thanks.firstText')}
        </span>
        {!late && calendar}
      </Stack>
    </Step>
  );
}

function Step({ when, children }: { when: string; children: ReactNode }) {
  return (
    <div className={styles.step}>
      <Text as="dt" weight="semibold">
        {when}
      </Text>
      <Text as="dd">{children}</Text>
    </div>
  );
}
