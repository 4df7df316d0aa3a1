import { expect, it } from 'vitest';
import { callerNetwork, isNear, keptNetwork } from './network.rules.ts';

it.each([
  ['203.0.113.7', '203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff:0:0:1', '2001:db8:1:2::/64', '2001:db8:1:2::/64'],
  ['2001:db8::5', '2001:db8:0:0::/64', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0:0::/64'],
])('%s counts as %s and is kept as %s', (address, counted, kept) => {
  expect([callerNetwork(address), keptNetwork(address)]).toEqual([counted, kept]);
});

it('knows who is beside this machine', () => {
  expect(['127.0.0.1', '::1', '::ffff:10.1.2.3', '192.168.1.1', 'fd00::1'].map(isNear)).toEqual(
    Array(5).fill(true),
  );
  expect(['203.0.113.7', '2001:db8::1', '172.32.0.1'].map(isNear)).toEqual([false, false, false]);
});
