import type { TreeListState } from './list-state.ts';

/** What the parts of the list's head read and change. */
export interface ListControls {
  state: TreeListState;
  onChange: (change: Partial<TreeListState>) => void;
}
