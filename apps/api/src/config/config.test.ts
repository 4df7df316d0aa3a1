import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ConfigError, loadConfig, variables } from './config.ts';

const repository = new URL('../../../../', import.meta.url);
const textOf = (path: string) => readFileSync(new URL(path, repository), 'utf8');

it('has a row in the README for every variable it reads, and no other', () => {
  const [, table = ''] =
    /## Configure it\n([\s\S]*?)\n\nThe service also answers/.exec(textOf('README.md')) ?? [];
  const described = [...table.matchAll(/^\| (`[^|]+)\|/gm)].flatMap(([, names = '']) =>
    [...names.matchAll(/`(\w+)`/g)].map(([, name]) => name),
  );
  const [, gateway = ''] =
    /const \{ (API_URL.*) \} = env;/.exec(textOf('apps/gateway/src/start/configuration.ts')) ?? [];
  const ofGateway = [...gateway.matchAll(/([A-Z_]+):/g)].map(([, name]) => name);
  expect(ofGateway).toHaveLength(3);
  const read = [...variables.filter((name) => name !== 'NODE_ENV'), ...ofGateway, 'CHROMIUM_PATH'];
  expect(described.sort()).toEqual(read.sort());
});

it('names every variable of a store that is only half told', () => {
  expect(() => loadConfig({ S3_BUCKET: 'rimba' })).toThrow(ConfigError);
  expect(() => loadConfig({ S3_BUCKET: 'rimba' })).toThrow(
    /S3_ENDPOINT.*S3_ACCESS_KEY_ID.*S3_SECRET_ACCESS_KEY/,
  );
});
