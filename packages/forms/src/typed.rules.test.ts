import openapi from '@rimba/api-client/openapi.json' with { type: 'json' };
import { expect, it } from 'vitest';
import { longestName, textLength } from './typed.rules.ts';

it('counts an emoji as one character', () => {
  expect(textLength('🌳🌳a')).toBe(3);
});

it('takes a name as long as the service does', () => {
  const { schema } = openapi.paths['/api/v1/transaction'].post.requestBody.content['application/json'];
  expect(longestName).toBe(schema.properties.holder.maxLength);
});
