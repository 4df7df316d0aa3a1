import { expect, it } from 'vitest';
import { guard } from './guard.ts';
import { fail, siti } from './testing/fake-service.ts';
import { FakeBrowser } from './testing/open-session.ts';

const from = '/en/transaction/12/?tab=receipt';

it('sends a visitor to the login and keeps where they were going', async () => {
  const { session } = new FakeBrowser().open();
  expect(await guard(session, { from })).toEqual({
    kind: 'login',
    to: '/en/login?next=%2Fen%2Ftransaction%2F12%2F%3Ftab%3Dreceipt',
  });
});

it('waits for the user and lets them in', async () => {
  const { session } = new FakeBrowser().open({ stored: true });
  session.start();
  expect(await guard(session, { from })).toEqual({
    kind: 'admitted',
    user: siti,
    totals: { wishtree: 3, unreadNotifications: 1 },
  });
});

it('does not ask for a new login where the service is down', async () => {
  const browser = new FakeBrowser();
  const { session } = browser.open({ stored: true });
  browser.service.answer('GET /session', () => fail(503, 'request.unavailable'));
  session.start();
  expect(await guard(session, { from })).toEqual({
    kind: 'failed',
    httpStatus: 503,
    code: 'auth.user_fetch_failed',
  });
});
