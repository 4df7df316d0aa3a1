import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ConfigError, loadConfig } from './config.ts';
import { variables } from './environment.ts';

const repository = new URL('../../../../', import.meta.url);
const textOf = (path: string) => readFileSync(new URL(path, repository), 'utf8');

it('has a row in the README for every variable it reads, and no other', () => {
  const [, table = ''] =
    /## Configure it\n([\s\S]*?)\n\nThe service also answers/.exec(textOf('README.md')) ?? [];
  const described = [...table.matchAll(/^\| (`[^|]+)\|/gm)].flatMap(([, names = '']) =>
    [...names.matchAll(/`(\w+)`/g)].map(([, name]) => name),
  );
  const [, gateway = ''] =
    /const \{ (API_URL.*) \} = withoutEmpty\(env\);/.exec(
      textOf('apps/gateway/src/start/configuration.ts'),
    ) ?? [];
  const ofGateway = [...gateway.matchAll(/([A-Z_]+):/g)].map(([, name]) => name);
  expect(ofGateway).toHaveLength(3);
  const read = [...variables.filter((name) => name !== 'NODE_ENV'), ...ofGateway, 'CHROMIUM_PATH'];
  expect(described.sort()).toEqual(read.sort());
});

it.each([
  ['PUBLIC_URL', 'https://['],
  ['PUBLIC_URL', 'http://rimba example'],
  ['PUBLIC_URL', 'https://someone@rimba.example'],
  ['DATABASE_URL', 'postgres://'],
  ['DATABASE_URL', 'postgres://rimba:pa#ss@host/rimba'],
  ['MIDTRANS_URL', 'https://'],
  ['SMTP_URL', 'smtp://'],
  ['VALKEY_URL', 'valkey://'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://'],
  ['MAIL_FROM', 'Rimba'],
  ['MAIL_FROM', 'Rimba <halo@rimba.example>\r\nBcc: someone@else.example'],
  ['JOB_SILENCE', '5'],
  ['PICTURE_WORKERS', '0'],
])('names %s when it is %j, and says what would do', (name, value) => {
  expect(() => loadConfig({ [name]: value })).toThrow(new RegExp(`^${name} has a value .*: .+\\.$`));
  expect(() => loadConfig({ [name]: value })).not.toThrow(/undefined/);
});

it('takes a database behind a socket', () => {
  const databaseUrl = 'postgres:///rimba?host=/run/postgresql';
  expect(loadConfig({ DATABASE_URL: databaseUrl })).toMatchObject({ databaseUrl });
});

it.each([
  [{ S3_BUCKET: 'rimba' }, 'S3_BUCKET', 'S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY'],
  [{ S3_ENDPOINT: 'https://s3.example' }, 'S3_ENDPOINT', 'S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY'],
  [{ GOOGLE_CLIENT_ID: 'rimba' }, 'GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  [{ CAPTCHA_SITE_KEY: 'a', CAPTCHA_SECRET: 'b' }, 'CAPTCHA_SITE_KEY, CAPTCHA_SECRET', 'CAPTCHA_PROVIDER'],
  [{ DATABASE_REPLICA_URL: 'postgres://rimba@replica/rimba' }, 'DATABASE_REPLICA_URL', 'DATABASE_URL'],
  [{ METRICS_HOST: '0.0.0.0' }, 'METRICS_HOST', 'METRICS_PORT'],
])('refuses what is only half told: %j', (given, named, missing) => {
  expect(() => loadConfig(given)).toThrow(new ConfigError(`${named} cannot be used without ${missing}.`));
});
