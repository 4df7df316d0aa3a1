import type { Schema } from '@rimba/api-client';
import { Promises } from '../../promises/Promises.tsx';

/** What was promised beside what was measured. */
export function Trees({ impact }: { impact: readonly Schema<'ImpactCounter'>[] }) {
  return <Promises impact={impact} />;
}
