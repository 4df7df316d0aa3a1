import { expect, it } from 'vitest';
import { deviceName, programName } from './device-name.ts';

const known = {
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36':
    'Chrome Android',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0':
    'Edge Windows',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1':
    'Safari iOS',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:143.0) Gecko/20100101 Firefox/143.0': 'Firefox macOS',
};

it.each(Object.entries(known))('%s', (userAgent, name) => {
  const { browser, system } = deviceName(userAgent) ?? {};
  expect(`${browser} ${system}`).toBe(name);
});

it('names what runs a program', () => {
  expect(['node', 'Deno/2.5.6', 'Bun/1.3.2', 'curl/8.5.0', null].map(programName)).toEqual([
    'Node',
    'Deno',
    'Bun',
    undefined,
    undefined,
  ]);
  expect(Object.keys(known).map(programName)).toEqual([undefined, undefined, undefined, undefined]);
});

it('does not guess', () => {
  expect(deviceName('curl/8.5.0')).toBeUndefined();
  expect(deviceName(null)).toBeUndefined();
});
