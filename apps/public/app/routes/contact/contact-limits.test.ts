import openapi from '@rimba/api-client/openapi.json' with { type: 'json' };
import { expect, it } from 'vitest';
import { longestMessage, longestSubject } from './contact-limits.ts';

it('takes words as long as the service does', () => {
  const { schema } = openapi.paths['/api/v1/contact'].post.requestBody.content['application/json'];
  const { subject, message } = schema.properties;
  const most = (letters: number) => `at most ${letters.toLocaleString('en')} characters`;
  expect(subject.description).toContain(most(longestSubject));
  expect(message.description).toContain(most(longestMessage));
});
