import type { Transaction } from '../../data/wire.ts';

/** Whether the certificate is somebody else's: a gift that is renewed stays in the name it was given to. */
export function isForOther({ gift, holder, customer }: Transaction): boolean {
  const buyer = [customer.firstName, customer.lastName].filter(Boolean).join(' ');
  return gift !== null || holder !== buyer;
}
