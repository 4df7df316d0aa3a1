import { readFile } from 'node:fs/promises';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectral, { type RulesetDefinition } from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';
import { expect, it } from 'vitest';

// What is checked in is what is served, of which openapi.test.ts makes sure.
const file = new URL('../../../../packages/api-client/openapi.json', import.meta.url);

it('keeps the recommended rules of Redocly', async () => {
  const config = await createConfig({
    extends: ['recommended'],
    rules: {
      // `by-name/{name}` and `{id}/photos`: an id is a number, and no community is called by-name.
      'no-ambiguous-paths': 'off',
      // A bank's form is sent on with 303, and answered in no other way.
      'operation-2xx-response': 'off',
    },
  });
  const source = await readFile(file, 'utf8');
  const found = await lintFromString({ source, absoluteRef: '/openapi.json', config });
  expect(found.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
});

it('keeps the recommended rules of Spectral', async () => {
  const linter = new spectral.Spectral();
  // Its own types do not know the ruleset that it comes with.
  linter.setRuleset({ extends: [[rulesets.oas as RulesetDefinition, 'recommended']] });
  const found = await linter.run(JSON.parse(await readFile(file, 'utf8')));
  expect(found.map(({ code, message, path }) => `${code}: ${message} (${path.join('.')})`)).toEqual([]);
});
