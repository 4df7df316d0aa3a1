import { landTypeWords, treeStatusWords } from '@rimba/i18n';
import type { ParseKeys } from 'i18next';
import type { Tree } from '../data/wire.ts';

export type TreeStatus = Tree['status'];
export type LandType = Tree['landType'];

export const healthWords = {
  healthy: 'health.healthy',
  weak: 'health.struggling',
  dead: 'health.dead',
} as const satisfies Record<Tree['condition'], ParseKeys<'trees'>>;

const keysOf = <Key extends string>(table: Record<Key, unknown>) => Object.keys(table) as Key[];

export const treeStatuses = keysOf<TreeStatus>(treeStatusWords);
export const landTypes = keysOf<LandType>(landTypeWords);
