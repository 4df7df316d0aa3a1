import { expect, it } from 'vitest';
import { forgetKept, keptPrefix } from './kept.ts';

it('removes what is kept of any adopter, and nothing else', async () => {
  const names = new Set([`${keptPrefix}7`, `${keptPrefix}8`, 'workbox-precache-v2']);
  await forgetKept({ keys: async () => [...names], delete: async (name) => names.delete(name) });
  expect([...names]).toEqual(['workbox-precache-v2']);
});
