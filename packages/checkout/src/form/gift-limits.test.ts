import openapi from '@rimba/api-client/openapi.json' with { type: 'json' };
import { expect, it } from 'vitest';
import { isGiftDay, longestMessage } from './gift-limits.ts';

// 23:30 WIB on 12 March, while it is still the afternoon of that day in UTC; and half an hour later.
const evening = Date.parse('2027-03-12T16:30:00Z');
const midnight = Date.parse('2027-03-12T17:00:00Z');

it.each([
  ['2027-03-12', evening, true],
  ['2027-03-11', evening, false],
  ['2027-03-12', midnight, false],
  ['2028-03-12', midnight, true],
  ['2028-03-13', midnight, false],
])('%s', (day, now, can) => expect(isGiftDay(day, now)).toBe(can));

it('takes words as long as the service does', () => {
  const { schema } = openapi.paths['/api/v1/transaction'].post.requestBody.content['application/json'];
  const { gift } = schema.properties;
  expect(gift.anyOf[0]?.properties?.message.description).toContain(`at most ${longestMessage} characters`);
});
