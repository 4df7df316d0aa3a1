import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { CheckIcon } from '../Icon/icons.ts';
import { chip, count as countClass } from './FilterChip.css.ts';

export type FilterChipProps = {
  /** What is filtered by, in a word or two. */
  children: ReactNode;
  /** Whether the filter is on. */
  selected: boolean;
  /** Called with whether it is to be on. */
  onSelectedChange: (selected: boolean) => void;
  /** How many there are, formatted. */
  count?: string;
  /** Where it would leave nothing. */
  disabled?: boolean;
};

/** One choice of a filter, on or off. */
export function FilterChip({ children, selected, onSelectedChange, count, disabled }: FilterChipProps) {
  return (
    <button
      type="button"
      className={chip}
      aria-pressed={selected}
      disabled={disabled}
      onClick={() => onSelectedChange(!selected)}
    >
      {selected && <Icon of={CheckIcon} size="small" />}
      {children}
      {count !== undefined && <span className={countClass}>{count}</span>}
    </button>
  );
}
