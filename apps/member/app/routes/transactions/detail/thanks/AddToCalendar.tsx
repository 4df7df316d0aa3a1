import { dayOf } from '@rimba/i18n';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { untilThere, usePageAddress } from '@rimba/shell';
import { Button, CalendarIcon } from '@rimba/ui';
import type { Transaction } from '../../../../data/wire.ts';
import { saveFile } from '../../../../frame/save-file.ts';
import { saySuccess } from '../../../../frame/say.ts';
import { shownTree } from '../../names.ts';
import type { CalendarEvent } from './calendar-file.ts';
import { areKnown, endsOf } from './next-term-start.ts';
import type { AdoptedTree, TreeNews } from './use-tree-news.ts';

interface AddToCalendarProps {
  transaction: Transaction;
  trees: readonly [AdoptedTree, ...AdoptedTree[]];
  news: readonly TreeNews[];
}

/** The days of the first news and the last days of the terms, as a file for any calendar. */
export function AddToCalendar({ transaction, trees, news }: AddToCalendarProps) {
  const { t } = useTranslation(['transactions', 'checkout']);
  const format = useFormat();
  const address = usePageAddress();
  const { number, now } = transaction;
  const named = ([first, ...others]: readonly [AdoptedTree, ...AdoptedTree[]]) => {
    const tree = `${first.treeName} ${first.code}`;
    return others.length === 0 ? tree : t('checkout:trees.andOthers', { tree, count: others.length });
  };
  const addressOf = ([{ id }]: readonly [AdoptedTree, ...AdoptedTree[]]) =>
    new URL(address({ page: 'tree', params: { treeId: id } }), window.location.origin).href;
  const save = async () => {
    const { calendarFile } = await untilThere(() => import('./calendar-file.ts'));
    const visits = news
      .filter(({ late }) => !late)
      .map(({ from, due, trees: visited }, place): CalendarEvent => {
        const uid = `${number}-news${place === 0 ? '' : `-${place + 1}`}@rimba`;
        const of = { trees: named(visited), to: format.date(due) };
        const title = t(`transactions:thanks.${areKnown(transaction) ? 'eventAgain' : 'eventFirst'}`, of);
        return { uid, title, from, to: from, url: addressOf(visited) };
      });
    const endings = endsOf(transaction.trees).flatMap(({ end, trees: own }, place): CalendarEvent[] => {
      const [first, ...others] = own.map(shownTree);
      // The term ends as its last full day does.
      const last = dayOf(Date.parse(end) - 1);
      const uid = `${number}-end${place === 0 ? '' : `-${place + 1}`}@rimba`;
      const of = first && ([first, ...others] as const);
      return of
        ? [
            {
              uid,
              title: t('transactions:thanks.eventEnd', { trees: named(of) }),
              from: last,
              to: last,
              url: addressOf(of),
            },
          ]
        : [];
    });
    const file = calendarFile([...visits, ...endings], Date.parse(now));
    saveFile(new Blob([file], { type: 'text/calendar' }), `${trees[0].code}.ics`);
    saySuccess(t('transactions:thanks.calendarSaved'));
  };
  return (
    <Button size="compact" variant="secondary" icon={CalendarIcon} onClick={save}>
      {t('transactions:thanks.calendar')}
    </Button>
  );
}
