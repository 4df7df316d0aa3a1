import { expect, it } from 'vitest';
import { isKept } from './kept-calls.ts';

const kept = (address: string) => isKept(new URL(address, 'http://rimba.test'));

it.each([
  '/api/v1/session',
  '/api/v1/certificates/me?limit=100',
  '/api/v1/certificates/me/number?certificateNumber=RMB-1',
  '/api/v1/certificates/number/RMB-1',
  '/api/v1/forest/me',
  '/api/v1/letter/me/7',
  '/api/v1/notification?limit=30&page=1',
  '/api/v1/transaction/me?limit=20&page=1',
  '/api/v1/transaction/me/7',
  '/api/v1/tree?limit=100&with=surveys%2Cgroup&filter[id][in]=1%2C2',
])('keeps %s', (address) => expect(kept(address)).toBe(true));

it.each([
  '/api/v1/profile',
  '/api/v1/profile/export',
  '/api/v1/transaction/me/7/receipt',
  '/api/v1/transaction/me/statement',
  '/api/v1/tree?with=group,adoptions&limit=18',
  '/api/v1/tree/7/detail',
  '/api/v1/certificates/number/RMB-1/pdf',
  '/api/v1/notification/stream',
  '/api/v1/notification/unread-count',
  '/api/v1/constructor',
])('does not keep %s', (address) => expect(kept(address)).toBe(false));
