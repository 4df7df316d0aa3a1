import type { ParseKeys } from 'i18next';
import type { Tree } from '../data/wire.ts';

export const healthWords = {
  healthy: 'health.healthy',
  weak: 'health.struggling',
  dead: 'health.dead',
} as const satisfies Record<Tree['condition'], ParseKeys<'trees'>>;
