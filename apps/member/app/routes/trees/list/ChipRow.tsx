import { treeStatuses } from '@rimba/i18n';
import { useTranslation } from '@rimba/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { communitiesQuery } from '../../../data/trees.ts';
import { CountedChip } from './CountedChip.tsx';
import { LandTypes } from './LandTypes.tsx';
import type { ListControls } from './list-controls.ts';
import { anySize, isOpen, type Range, sizes } from './list-sizes.ts';
import { StatusChips } from './StatusChips.tsx';
import * as styles from './tree-list.css.ts';
import { useMatching } from './use-matching.ts';

/** One row: the trees that are ready, what the sheet narrows by, the kinds of land. */
export function ChipRow({ state, onChange }: ListControls) {
  const { t } = useTranslation('trees');
  const matching = useMatching(state);
  const community = useQuery(communitiesQuery()).data?.data.find(({ id }) => id === state.community);
  const inUse = [
    ...(community ? [{ words: community.name, without: { community: undefined } }] : []),
    ...sizes
      .filter((size) => !isOpen(state.sizes[size]))
      .map((size) => ({
        words: `${t(`filters.${size}`)} ${rangeWords(state.sizes[size])}`,
        without: { sizes: { ...state.sizes, [size]: anySize[size] } },
      })),
  ];
  return (
    <fieldset className={styles.chips} aria-label={t('filters.title')}>
      <StatusChips
        of={treeStatuses.filter((each) => each === 'ready_to_adopt' || state.status.includes(each))}
        state={state}
        onChange={onChange}
      />
      {inUse.map(({ words, without }) => (
        <CountedChip key={words} left={matching} selected onSelectedChange={() => onChange(without)}>
          {words}
        </CountedChip>
      ))}
      <LandTypes state={state} onChange={onChange} />
    </fieldset>
  );
}

/** "2–5", "≥ 2", "≤ 5". */
function rangeWords({ from, to }: Range): string {
  if (to === undefined) return `≥ ${from}`;
  return from === undefined ? `≤ ${to}` : `${from}–${to}`;
}
