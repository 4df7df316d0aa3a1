import openapi from '@rimba/api-client/openapi.json' with { type: 'json' };
import { expect, it } from 'vitest';
import { longestName, passwordObstacle, textLength } from './typed.rules.ts';

it('counts an emoji as one character', () => {
  expect(textLength('🌳🌳a')).toBe(3);
});

it('takes a name as long as the service does', () => {
  const { schema } = openapi.paths['/api/v1/transaction'].post.requestBody.content['application/json'];
  expect(longestName).toBe(schema.properties.holder.maxLength);
});

it('takes a new password of 6 to 100 characters, an emoji being one', () => {
  expect(passwordObstacle('enam66')).toBeUndefined();
  expect(passwordObstacle('a'.repeat(100))).toBeUndefined();
  expect(passwordObstacle('lima5')).toBe('auth.password_too_short');
  expect(passwordObstacle('🌳🌿🍃🌱🌴')).toBe('auth.password_too_short');
  expect(passwordObstacle('a'.repeat(101))).toBe('auth.password_too_long');
});
