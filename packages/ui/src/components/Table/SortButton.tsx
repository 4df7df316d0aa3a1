import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { SortAscendingIcon, SortDescendingIcon, SortIcon } from '../Icon/icons.ts';
import { sortButton } from './Table.css.ts';

/** As `aria-sort` names it. */
export type SortOrder = 'ascending' | 'descending';

export type SortButtonProps = {
  children: ReactNode;
  /** Undefined while another column orders the rows. */
  order: SortOrder | undefined;
  onSort: (order: SortOrder) => void;
};

const icons = { ascending: SortAscendingIcon, descending: SortDescendingIcon } as const;

/** Orders by its column; pressed again, the other way round. */
export function SortButton({ children, order, onSort }: SortButtonProps) {
  return (
    <button
      type="button"
      className={sortButton}
      onClick={() => onSort(order === 'ascending' ? 'descending' : 'ascending')}
    >
      {children}
      <Icon of={order ? icons[order] : SortIcon} size="small" />
    </button>
  );
}
