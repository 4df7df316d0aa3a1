import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Addresses that the Internet does not reach: this machine, and those beside it. */
const near = new BlockList();
near.addSubnet('127.0.0.0', 8);
near.addSubnet('10.0.0.0', 8);
near.addSubnet('172.16.0.0', 12);
near.addSubnet('192.168.0.0', 16);
near.addSubnet('169.254.0.0', 16);
near.addAddress('::1', 'ipv6');
near.addSubnet('fc00::', 7, 'ipv6');
near.addSubnet('fe80::', 10, 'ipv6');

/** An IPv4 address that came in an IPv6 one's clothes, as itself. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');

export const isNear = (given: string): boolean => {
  const address = plain(given);
  return near.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
};

/** Whom an address is counted as: one household is given 2^64 of the IPv6 kind, and one address of the other. */
export function callerNetwork(given: string): string {
  const address = plain(given);
  return isIPv6(address) ? `${firstGroups(address, 4)}::/64` : address;
}

/** What is kept of an address: the network it is in, /24 or /64. */
export function keptNetwork(given: string): string {
  const address = plain(given);
  return isIPv4(address) ? address.replace(/\.\d+$/, '.0/24') : callerNetwork(address);
}

/** The first 16-bit groups of an IPv6 address, what is left out by `::` written out. */
function firstGroups(address: string, count: number): string {
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const groups = (part: string) => part.split(':').filter(Boolean);
  const [before, after] = [groups(head), groups(tail ?? '')];
  const missing = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const all = [...before, ...Array<string>(missing).fill('0'), ...after];
  return all
    .slice(0, count)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
