import { ConfigError } from '@rimba/api/config';
import { expect, test } from 'vitest';
import { readConfiguration } from './configuration.ts';

test.each([
  'banana',
  'true',
  '1',
  '10.0.0.0/64',
  '10.0.0.0/0',
  '::1/129',
  '10.0.0.1/8/8',
  '10.0.0.1,',
  'loopback/8',
])('TRUST_PROXY does not take %j', (value) => {
  expect(() => readConfiguration({ TRUST_PROXY: value })).toThrow(ConfigError);
  expect(() => readConfiguration({ TRUST_PROXY: value })).toThrow(
    /^TRUST_PROXY has a value .*10\.0\.0\.0\/8/,
  );
});

test.each(['loopback', '10.0.0.1', '10.0.0.0/8, fd00::/8', '10.0.0.0/255.0.0.0', 'loopback,uniquelocal'])(
  'TRUST_PROXY takes %j',
  (value) => {
    expect(readConfiguration({ TRUST_PROXY: value }).trustProxy).toBe(value);
  },
);

test('what is there without a value says nothing', () => {
  const empty = readConfiguration({
    HOST: '',
    API_URL: '',
    TRUST_PROXY: '',
    LOG_LEVEL: '',
    RIMBA_DATA_DIR: '',
  });
  expect(empty).toEqual(readConfiguration({}));
});

test.each(['x', 'http://', 'https://[', 'http://host/path'])('API_URL does not take %j', (value) => {
  expect(() => readConfiguration({ API_URL: value })).toThrow(/^API_URL has a value/);
});

const production = {
  RIMBA_MODE: 'production',
  PUBLIC_URL: 'https://rimba.example',
  DATABASE_URL: 'postgres://rimba@127.0.0.1:9/rimba',
  RIMBA_SECRET: 'a secret of this test run, long enough',
  RIMBA_SECRETS_KEY: 'a key of this test run, long enough too',
  MIDTRANS_URL: 'https://gateway.example',
  MIDTRANS_SERVER_KEY: 'server',
  MIDTRANS_CLIENT_KEY: 'client',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'halo@rimba.example',
  OPERATOR_NAME: 'Rimba',
  CONTACT_EMAIL: 'halo@rimba.example',
};

test('production does not start behind a proxy that nobody named, unless told that there is none', () => {
  expect(() => readConfiguration(production)).toThrow(/^TRUST_PROXY is missing: .*TRUST_PROXY=none/);
  expect(readConfiguration({ ...production, TRUST_PROXY: 'none' }).trustProxy).toBeUndefined();
  expect(readConfiguration({ ...production, TRUST_PROXY: 'loopback' }).trustProxy).toBe('loopback');
});
