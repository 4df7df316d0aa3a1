import { expect, it } from 'vitest';
import { statusOf } from './status.ts';

const changeset = (level: string) => `---\n'@rimba/ui': ${level}\n---\n\n\`Sheet\` takes a footer.\n`;

it('is new until a release has it', () => {
  expect(statusOf('next', ['Sheet'], [changeset('minor')]).name).toBe('New');
});

it('is changing while the next release says anything of it, as its page then does', () => {
  expect(statusOf('0.1.0', ['Sheet'], [changeset('minor')]).name).toBe('Changing');
  expect(statusOf('0.1.0', ['Sheet'], [changeset('patch')]).name).toBe('Changing');
  expect(statusOf('0.1.0', ['Button'], [changeset('minor')])).toEqual({
    name: 'Stable',
    text: 'since 0.1.0',
  });
});
