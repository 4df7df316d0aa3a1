import type { Transaction } from '../../data/wire.ts';

/** Whether all of it is somebody else's: ordered as a gift, or a gift that goes on. */
export const isGift = ({ gift, trees }: Pick<Transaction, 'gift' | 'trees'>): boolean =>
  gift !== null || trees.every(({ renews }) => renews?.isGiven);
