import type { Schema } from '@rimba/api-client';
import { PromiseClaim } from './PromiseClaim.tsx';
import { measuredOf, type PromiseName } from './promise-measure.ts';

interface PromisedProps {
  of: PromiseName;
  /** Null where the service could not be asked: then there is no measure to show. */
  impact: readonly Schema<'ImpactCounter'>[] | null;
  large?: boolean | undefined;
}

/** One promise's measure, for beside its words. */
export function Promised({ of, impact, large = false }: PromisedProps) {
  const measured = measuredOf(impact, of);
  return measured ? <PromiseClaim of={of} {...measured} large={large} /> : null;
}
