import type { Told } from '../checks/index.ts';

/** Writes down what those who take part are told. */
export type ToldBook = {
  order(order: Told['orders'][number]): void;
  paid(orderId: number): void;
  cancelled(orderId: number): void;
  wish(wish: Told['wishes'][number]): void;
  claimed(gift: Told['gifts'][number]): void;
  portrait(adopterId: number): void;
  /** All of it, with what others have on their books. */
  with(others: Pick<Told, 'payments' | 'mails' | 'files'>): Told;
};

export function openTold(): ToldBook {
  const orders: Told['orders'][number][] = [];
  const paid = new Set<number>();
  const cancelled = new Set<number>();
  const wishes = new Map<string, Told['wishes'][number]>();
  const portraits = new Set<number>();
  const gifts: Told['gifts'][number][] = [];
  return {
    order: (order) => void orders.push(order),
    paid: (orderId) => void paid.add(orderId),
    cancelled: (orderId) => void cancelled.add(orderId),
    wish: (wish) => void wishes.set(`${wish.adopterId} ${wish.treeId}`, wish),
    claimed: (gift) => void gifts.push(gift),
    portrait: (adopterId) => void portraits.add(adopterId),
    with: (others) => ({
      orders,
      paid: [...paid],
      cancelled: [...cancelled],
      wishes: [...wishes.values()],
      gifts,
      portraits: [...portraits],
      ...others,
    }),
  };
}
