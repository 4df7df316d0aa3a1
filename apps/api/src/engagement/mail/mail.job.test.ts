import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { createLog } from '../../log/log.ts';
import { buildTestApi, type TestApi } from '../../testing/test-api.ts';
import { openTestInbox, type TestInbox } from '../../testing/test-inbox.ts';
import { createMailer } from './mailer.ts';

let api: TestApi;
let inbox: TestInbox;
const lines: string[] = [];
beforeAll(async () => {
  inbox = await openTestInbox();
  const log = createLog('info', { write: (line) => void lines.push(line) });
  api = await buildTestApi({ smtp: { url: inbox.url, from: 'Rimba <halo@rimba.test>' } }, log);
});
afterAll(async () => {
  await api.close();
  await inbox.close();
});

const enqueue = (dedupeKey: string) =>
  api.db.transaction((tx) =>
    api.services.mails.enqueue(tx, {
      dedupeKey,
      to: `${dedupeKey}@rimba.test`,
      template: 'passwordChanged',
      language: 'en',
      data: { name: 'Siti', changedAt: '2026-11-20T07:05:00.000Z' },
    }),
  );

it('sends what a committed transaction enqueued, once, as HTML with a plain twin', async () => {
  await enqueue('once');
  await enqueue('once');
  await api.services.jobs.drain();
  const mine = inbox.received.filter((text) => text.includes('To: once@rimba.test'));
  expect(mine).toHaveLength(1);
  const [stored] = await api.mailsTo('once@rimba.test');
  expect(stored).toMatchObject({ attempts: 1, lastError: null, sentAt: expect.any(Date) });
  expect(mine[0]).toContain(`Message-ID: ${stored?.messageId}`);
  expect(mine[0]).toContain('From: Rimba <halo@rimba.test>');
  expect(mine[0]).toMatch(/Content-Type: text\/plain[\s\S]*Content-Type: text\/html/);
});

it('forgets whom it told of a deleted account', async () => {
  const to = 'gone@rimba.test';
  const data = { deletedAt: '2026-11-20T07:05:00.000Z' };
  await api.db.transaction((tx) =>
    api.services.mails.enqueue(tx, {
      dedupeKey: 'gone',
      to,
      template: 'accountDeleted',
      language: 'en',
      data,
    }),
  );
  await api.services.jobs.drain();
  expect(inbox.received.some((text) => text.includes(`To: ${to}`))).toBe(true);
  expect(await api.mailsTo(to)).toEqual([]);
});

it('sends nothing of a transaction that failed', async () => {
  const failing = api.db.transaction(async (tx) => {
    await api.services.mails.enqueue(tx, {
      dedupeKey: 'never',
      to: 'never@rimba.test',
      template: 'checkoutCode',
      language: 'id',
      data: { code: 'X', expiresAt: '2026-11-20T07:05:00.000Z' },
    });
    throw new Error('undone');
  });
  await expect(failing).rejects.toThrow('undone');
  await api.services.jobs.drain();
  expect(inbox.received.some((text) => text.includes('never@rimba.test'))).toBe(false);
});

it('keeps a mail the server refused, and sends it later under the same Message-ID', async () => {
  inbox.refusing = true;
  await enqueue('later');
  await api.services.jobs.drain();
  const [refused] = await api.mailsTo('later@rimba.test');
  expect(refused).toMatchObject({
    attempts: 1,
    sentAt: null,
    lastError: expect.stringContaining('<later@rimba.test> Try again'),
  });
  const failed = lines.filter((line) => line.includes('job failed'));
  expect(failed).toHaveLength(1);
  expect(failed[0]).toContain('The mail server did not take the mail: EMESSAGE DATA 450');
  expect(lines.join()).not.toContain('later@');
  inbox.refusing = false;
  // The queue waits before the next try; here its turn comes at once.
  await api.services.database.pool.query("update pgboss.job set start_after = now() where state = 'retry'");
  await api.services.jobs.drain();
  expect(inbox.received.some((text) => text.includes(`Message-ID: ${refused?.messageId}`))).toBe(true);
  expect(await api.mailsTo('later@rimba.test')).toMatchObject([{ attempts: 2, sentAt: expect.any(Date) }]);
});

it('gives up a server that takes a mail and never says so', async () => {
  const silent = await openTestInbox();
  onTestFinished(silent.close);
  let speak = () => {};
  silent.taken = () => new Promise((resolve) => (speak = resolve));
  const mailer = createMailer({ url: silent.url, from: 'halo@rimba.test', patience: 50 });
  const mail = {
    messageId: '<1@rimba.test>',
    to: 'siti@rimba.test',
    subject: 's',
    html: '<p>h</p>',
    text: 't',
    attachments: [],
  };
  await expect(mailer.send(mail)).rejects.toThrow('The mail server did not take the mail: ETIMEDOUT');
  speak();
});

it('carries the way to leave its kind of mail by one press, where it is not about an order', async () => {
  const { email, headers, adopter, password } = await api.signUp();
  const tell = (dedupeKey: string, to: string) =>
    api.db.transaction((tx) =>
      api.services.mails.enqueue(tx, {
        dedupeKey,
        to,
        template: 'season',
        language: 'en',
        data: { name: 'Siti', season: 'dry' },
      }),
    );
  await tell('leave-1', email);
  await tell('leave-2', 'nobody@rimba.test');
  await api.services.jobs.drain();
  const of = (to: string) =>
    inbox.received.find((text) => text.includes(`To: ${to}`) && text.includes('Subject: The dry months')) ??
    '';
  expect(of('nobody@rimba.test')).toMatch(/Subject/);
  expect(of('nobody@rimba.test')).not.toContain('List-Unsubscribe');
  const mine = of(email).replaceAll(/\r?\n\s+/g, ' ');
  expect(mine).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  const [, path = ''] = /List-Unsubscribe: <https?:\/\/[^/]+(\S+)>/.exec(mine) ?? [];

  const press = (url: string) =>
    api.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
  const other = path.replace(`/${adopter.id}.`, `/${adopter.id + 1}.`);
  expect((await press(other)).statusCode).toBe(404);
  // Scanners open every link of a mail.
  expect((await api.app.inject(path)).json().data).toEqual({ category: 'rimba_season', email: true });
  expect((await press(path)).json()).toEqual({ success: true, data: null });
  const chosen = await api.app.inject({ url: '/api/v1/notification/preference', headers });
  expect(chosen.json().data).toContainEqual(
    expect.objectContaining({ category: 'rimba_season', inApp: true, email: false }),
  );
  expect((await api.app.inject(path)).json().data).toEqual({ category: 'rimba_season', email: false });
  await tell('leave-3', email);
  expect((await api.mailsTo(email)).filter(({ template }) => template === 'season')).toHaveLength(1);

  const undo = (url: string) => api.app.inject({ method: 'DELETE', url });
  expect((await undo(other)).statusCode).toBe(404);
  expect((await undo(path)).json()).toEqual({ success: true, data: null });
  expect((await api.app.inject(other)).statusCode).toBe(404);
  expect((await api.app.inject(path)).json().data).toEqual({ category: 'rimba_season', email: true });

  // Nothing is sent to an account that is gone, and none of its choices are kept.
  const left = await api.app.inject({
    method: 'DELETE',
    url: '/api/v1/profile',
    headers,
    payload: { currentPassword: password },
  });
  expect(left.statusCode, left.body).toBe(200);
  expect((await api.app.inject(path)).statusCode).toBe(404);
  expect((await press(path)).statusCode).toBe(404);
  expect((await undo(path)).statusCode).toBe(404);
});
