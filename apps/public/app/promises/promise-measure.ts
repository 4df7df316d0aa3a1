import type { Schema } from '@rimba/api-client';

export type PromiseName = 'survival' | 'updates' | 'replanted';

/** What the records say of a promise. */
export interface Measured {
  /** 0 to 1; null while there is too little to measure. */
  readonly share: number | null;
  /** On how many trees it was measured. */
  readonly total: number;
  /** When; left out where it is worked out with the page. */
  readonly asOf?: string;
}

/** A promise's measurement among the counters; undefined where the service could not be asked. */
export function measuredOf(
  impact: readonly Schema<'ImpactCounter'>[] | null,
  of: PromiseName,
): Measured | undefined {
  const counter = impact?.find(({ key }) => key === of);
  return counter && { share: counter.value, total: counter.total ?? 0, asOf: counter.asOf };
}
