import { useFormat } from '@rimba/i18n/react';
import { FilterChip } from '@rimba/ui';

interface CountedChipProps {
  children: string;
  /** How many trees it leaves, once that is known. */
  left: number | undefined;
  selected: boolean;
  onSelectedChange: (selected: boolean) => void;
}

/** A choice with what it would leave. One that would leave nothing cannot be made, only taken back. */
export function CountedChip({ left, selected, ...chip }: CountedChipProps) {
  const format = useFormat();
  return (
    <FilterChip
      {...chip}
      selected={selected}
      disabled={left === 0 && !selected}
      {...(left !== undefined && { count: format.number(left) })}
    />
  );
}
