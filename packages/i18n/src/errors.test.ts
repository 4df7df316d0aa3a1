import { join } from 'node:path';
import { expect, it } from 'vitest';
import { browserErrors, nativeErrors } from './error-codes.ts';
import { errorMessage, errorTable } from './errors.ts';
import { resources } from './resources.ts';
import { createServerI18n } from './server.ts';
import { readSources } from './uses/read-sources.ts';
import { findTextUses } from './uses/text-uses.ts';

const codesOf = (texts: Record<string, Record<string, string>>) =>
  Object.entries(texts).flatMap(([group, names]) => Object.keys(names).map((name) => `${group}.${name}`));

it('has one row for each text and one text for each row', () => {
  expect(Object.keys(errorTable).sort()).toEqual(codesOf(resources.en.errors).sort());
});

it('explains only errors that exist', () => {
  expect(codesOf(resources.en['error-help']).filter((code) => !Object.hasOwn(errorTable, code))).toEqual([]);
});

it('has an HTTP error status for each error of the service, and for no other', () => {
  const wrong = Object.entries(errorTable).filter(([, entry]) =>
    entry.where === 'server' ? entry.status < 400 || entry.status > 599 : 'status' in entry,
  );
  expect(wrong).toEqual([]);
});

it('has no error of a browser or a native shell that nothing raises', () => {
  const sources = readSources(join(import.meta.dirname, '..', '..', '..'));
  sources.delete('packages/i18n/src/error-codes.ts');
  const raised = findTextUses(sources).filter(({ files }) => files.length > 0);
  const keys = new Set(raised.map(({ key }) => key));
  expect([...browserErrors, ...nativeErrors].filter((code) => !keys.has(`errors:${code}`))).toEqual([]);
});

it('keeps the sentences that other programs may compare', () => {
  expect(errorMessage('auth.invalid_credentials', 'en')).toBe('Invalid email or password');
  expect(errorTable['auth.invalid_credentials'].status).toBe(401);
});

it('fills placeholders and leaves unknown ones standing', () => {
  expect(errorMessage('reset.cooldown', 'en', { seconds: 40 })).toContain('40 seconds');
  expect(errorMessage('reset.cooldown', 'en')).toContain('{{seconds, number}}');
});

it('writes the numbers of a sentence as its language does', () => {
  expect(errorMessage('request.too_long', 'id', { max: 2000 })).toBe('Paling panjang 2.000 karakter');
  expect(errorMessage('request.too_long', 'en', { max: 2000 })).toBe('At most 2,000 characters');
  expect(createServerI18n('id').t('errors:request.too_long', { max: 2000 })).toBe(
    'Paling panjang 2.000 karakter',
  );
});
