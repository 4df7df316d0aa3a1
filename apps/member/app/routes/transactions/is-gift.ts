import type { Transaction } from '../../data/wire.ts';

/** Whether all of it is somebody else's: ordered as a gift, or a gift that goes on. */
export const isGift = ({ gift, trees }: Pick<Transaction, 'gift' | 'trees'>): boolean =>
  gift !== null || trees.every(({ renews }) => renews?.isGiven);

/** Whether others see its trees by the name that the reader chose: for a gift that was accepted its recipient chooses. */
export const isNamedByReader = (order: Pick<Transaction, 'gift' | 'trees'>): boolean =>
  order.gift ? order.gift.acceptedAt === null : !isGift(order);
