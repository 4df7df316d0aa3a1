import type { Schema } from '@rimba/api-client';
import { HeldForYou } from './HeldForYou.tsx';

interface YoursAlreadyProps {
  gone: Schema<'Quote'>['unavailable'];
}

/** Of the trees that cannot be ordered those which are the reader's already. */
export function YoursAlready({ gone }: YoursAlreadyProps) {
  return (['held_by_you', 'adopted_by_you'] as const).map((reason) => {
    const own = gone.filter((one) => one.reason === reason);
    const transactionId = own[0]?.transactionId;
    return transactionId == null ? null : (
      <HeldForYou key={reason} count={own.length} transactionId={transactionId} reason={reason} />
    );
  });
}
