import { expect, it } from 'vitest';
import { readText } from './read-text.ts';
import { createServerI18n } from './server.ts';

it('reads a text by its full key in the language of the instance', () => {
  expect(readText(createServerI18n('en'), 'trees:list.title')).toBe('Trees');
  expect(readText(createServerI18n('id'), 'trees:list.title')).toBe('Pohon');
});
