import { useFormat, useTranslation } from '@rimba/i18n/react';
import { grownText } from '../../trees/grown-text.ts';
import type { RowPlace } from './row-trees.ts';

type Said = Pick<RowPlace, 'name' | 'says' | 'isAiling'> & { readonly board: string | undefined };

interface Written {
  readonly fact: string;
  readonly note?: { readonly text: string; readonly tone: 'success' | 'muted' };
  readonly label: string;
}

/** Writes what stands under a tree of the row, and the whole of it for who cannot see the row. */
export function useRowWords(): (place: Said) => Written {
  const { t } = useTranslation('member-home');
  const { t: ofTree } = useTranslation('trees');
  const format = useFormat();

  const grown = (metres: number) => ({
    text: grownText(metres, format, t('row.unchanged')),
    tone: metres > 0 ? ('success' as const) : ('muted' as const),
  });

  function lines(says: RowPlace['says']): Pick<Written, 'fact' | 'note'> {
    switch (says.is) {
      case 'grown':
        return { fact: format.measure(says.height, 'm'), note: grown(says.metres) };
      case 'firstDay':
        return { fact: format.measure(says.height, 'm'), note: { text: t('row.firstDay'), tone: 'muted' } };
      case 'free':
        return { fact: format.measure(says.height, 'm'), note: { text: t('row.again'), tone: 'success' } };
      case 'taken':
        return { fact: format.measure(says.height, 'm'), note: { text: t('row.taken'), tone: 'muted' } };
      case 'held':
        return { fact: format.measure(says.height, 'm'), note: { text: t('row.held'), tone: 'muted' } };
      case 'ended':
        return { fact: format.measure(says.height, 'm'), note: { text: t('row.ended'), tone: 'muted' } };
      case 'lost': {
        const fact = t('row.lost', { date: format.shortDate(says.foundAt) });
        if (!says.promised) return { fact };
        if (says.late) return { fact, note: { text: t('row.comesLate'), tone: 'muted' } };
        const text =
          says.replantBy === null
            ? t('row.comesNext')
            : t('row.comes', { month: format.monthOfYear(says.replantBy) });
        return { fact, note: { text, tone: 'muted' } };
      }
      case 'young':
        return {
          fact: t('row.young', { height: format.measure(says.height, 'm') }),
          note:
            says.metres === undefined
              ? { text: t('row.planted', { date: format.date(says.plantedAt) }), tone: 'muted' }
              : grown(says.metres),
        };
    }
  }

  return ({ name, board, says, isAiling }) => {
    const written = lines(says);
    const fact = isAiling ? `${written.fact} · ${ofTree('health.struggling')}` : written.fact;
    const gift = board === undefined ? [] : [t('row.gift', { name: board })];
    const note = written.note ? [written.note.text] : [];
    return { ...written, fact, label: [name, fact, ...note, ...gift].join(', ') };
  };
}
