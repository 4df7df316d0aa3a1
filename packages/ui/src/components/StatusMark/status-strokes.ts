import type { ColorRole } from '../../tokens/roles.ts';

/** The states of a tree as the service names them. */
export type TreeStatus = 'ready_to_adopt' | 'pending' | 'adopted' | 'active' | 'inactive';

/** A line of so many units, or a filled shape where it has no width. */
export type StatusStroke = { readonly d: string; readonly width?: number };

const ring = { d: 'M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 1 1 0-17z', width: 2.6 };

/** The five shapes in a box of 24 by 24: the same on cards, in lists and, painted by the live map, on the map. */
export const statusStrokes: Readonly<Record<TreeStatus, readonly StatusStroke[]>> = {
  ready_to_adopt: [ring, { d: 'M12 9a3 3 0 1 1 0 6a3 3 0 1 1 0-6z' }],
  pending: [ring, { d: 'M4 12a8 8 0 0 0 16 0z' }],
  adopted: [{ d: 'M12 1.5c7.5 5 8.5 14 0 21-8.5-7-7.5-16 0-21z' }],
  active: [{ d: 'M4 4h16v16H4z', width: 2.6 }],
  inactive: [{ d: 'M5 5l14 14M19 5L5 19', width: 3 }],
};

/** The role of the colour that a state has beside its shape. */
export const statusColors = {
  ready_to_adopt: 'statusReady',
  pending: 'statusPending',
  adopted: 'statusAdopted',
  active: 'statusActive',
  inactive: 'statusInactive',
} as const satisfies Record<TreeStatus, ColorRole>;

const keysOf = <Key extends string>(table: Record<Key, unknown>) => Object.keys(table) as Key[];

/** Every state, in the order they are listed. */
export const treeStatuses = keysOf(statusColors);
