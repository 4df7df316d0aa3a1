import { expectTypeOf, it } from 'vitest';
import { createRimba } from './create-rimba.ts';

// Under exactOptionalPropertyTypes what may be left out may be undefined only where it is said.
it('takes what may be undefined, as programs have it', () => {
  const asked = {} as { signal?: AbortSignal; least?: number; timeoutMs?: number };
  const { signal, least, timeoutMs } = asked;
  const rimba = createRimba({ baseUrl: 'https://rimba.test', timeoutMs, fetch: undefined });
  const list = () => rimba.trees.list({ filter: { height: { gte: least } } }, { signal });
  const impact = () => rimba.api.at('/api/v1/impact').get({ signal });
  const order = () => rimba.orders.waitForPayment(1, { signal, everyMs: undefined });
  expectTypeOf(list).returns.resolves.toHaveProperty('data');
  expectTypeOf(impact).toBeFunction();
  expectTypeOf(order).toBeFunction();
});
