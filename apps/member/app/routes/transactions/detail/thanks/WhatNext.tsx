import { monthSpan } from '@rimba/i18n';
import { useFormat, useLanguage, useTranslation } from '@rimba/i18n/react';
import { Heading, Stack, Text } from '@rimba/ui';
import type { ReactNode } from 'react';
import type { Transaction } from '../../../../data/wire.ts';
import { isGift } from '../../is-gift.ts';
import { namesOf, shownTree } from '../../names.ts';
import { useTreeNames } from '../use-tree-names.ts';
import { AddToCalendar } from './AddToCalendar.tsx';
import { areKnown, endsOf, nextTermStart } from './next-term-start.ts';
import * as styles from './thanks.css.ts';
import { type AdoptedTree, type TreeNews, useTreeNews } from './use-tree-news.ts';

interface WhatNextProps {
  transaction: Transaction;
  trees: readonly [AdoptedTree, ...AdoptedTree[]];
}

/** Today, the first news of each tree, the end: what an adopter can expect, and a calendar that reminds of it. */
export function WhatNext({ transaction, trees }: WhatNextProps) {
  const { t } = useTranslation('transactions');
  const format = useFormat();
  const { customer, holder, certificates } = transaction;
  const names = new Set(namesOf(transaction).map((one) => one.holder));
  const news = useTreeNews(transaction, trees);
  const nextTerm = nextTermStart(transaction);
  const isKnown = areKnown(transaction);
  const ends = endsOf(transaction.trees);
  const treeNames = useTreeNames();
  const calendar = <AddToCalendar transaction={transaction} trees={trees} news={news} />;
  const [soonest] = news;
  return (
    <section aria-labelledby="what-next">
      <Heading level={2} size="h3" id="what-next">
        {t('thanks.next')}
      </Heading>
      <dl className={styles.steps}>
        <Step when={t('thanks.today')}>
          {certificates.length > 1
            ? t('thanks.todayNames', {
                number: certificates.length,
                names: format.list([...names]),
                email: customer.email,
              })
            : isGift(transaction)
              ? t('thanks.todayGift', { name: holder })
              : t('thanks.todayText', { email: customer.email })}
        </Step>
        {nextTerm && <Step when={format.date(nextTerm)}>{t('thanks.nextTerm')}</Step>}
        {!nextTerm &&
          news.map((window) => (
            <FirstNews
              key={`${window.from} ${window.due}`}
              news={window}
              isKnown={isKnown}
              isOfAll={news.length === 1}
              calendar={window === soonest && !window.late && calendar}
            />
          ))}
        {ends.map(({ end, trees: own }, place) => (
          <Step key={end} when={format.lastFullDay(end)}>
            <Stack gap={2} align="start">
              <span>
                {ends.length === 1
                  ? t('thanks.end')
                  : t('thanks.endOf', { trees: treeNames(own.map(shownTree)) })}
              </span>
              {place === 0 && soonest?.late && calendar}
            </Stack>
          </Step>
        ))}
      </dl>
    </section>
  );
}

interface FirstNewsProps {
  news: TreeNews;
  /** There was news of them before. */
  isKnown: boolean;
  isOfAll: boolean;
  calendar: ReactNode;
}

/** In which months the first visit of the term comes; of one that is late already no day is promised. */
function FirstNews({ news: { from, due, late, trees }, isKnown, isOfAll, calendar }: FirstNewsProps) {
  const { t } = useTranslation('transactions');
  const format = useFormat();
  const language = useLanguage();
  const named = useTreeNames()(trees);
  return (
    <Step when={late ? t('thanks.undated') : monthSpan(from, due, language)}>
      <Stack gap={2} align="start">
        <span>
          <strong>
            {isOfAll
              ? t(isKnown ? 'thanks.again' : 'thanks.first')
              : t(isKnown ? 'thanks.againOf' : 'thanks.firstOf', { trees: named })}
          </strong>{' '}
          {late
            ? `${t('thanks.firstLate')} ${t('thanks.firstLateText', { date: format.date(due), count: trees.length })}`
            : t('thanks.firstText')}
        </span>
        {calendar}
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
