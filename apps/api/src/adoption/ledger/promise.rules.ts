import type { DeathCause } from '../../database/schema/index.ts';
import { isNatural } from '../../forest/survey/index.ts';
import { termEnd } from './term.rules.ts';

/** Whether the promise to replant covers a death: in the first year, and of no cause that is not nature's. */
export function promiseOf({
  foundAt,
  firstDay,
  cause,
}: {
  foundAt: Date;
  firstDay: Date;
  cause: DeathCause | null;
}) {
  const isLater = foundAt >= termEnd(firstDay);
  return {
    promised: isNatural(cause) && !isLater,
    ...(isNatural(cause) && isLater && { afterFirstYear: true }),
  };
}
