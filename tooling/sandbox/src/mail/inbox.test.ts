import nodemailer from 'nodemailer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningSandbox, startSandbox } from '../testing/running-sandbox.ts';
import type { Mail } from './mail-store.ts';

interface Mails {
  readonly mails: readonly Mail[];
}

let sandbox: RunningSandbox;

beforeAll(async () => {
  sandbox = await startSandbox('http://127.0.0.1:9/');
});
afterAll(() => sandbox.stop());

const send = (to: string, content: { subject: string; text: string; html?: string }) =>
  nodemailer
    .createTransport(sandbox.smtpUrl)
    .sendMail({ from: 'Rimba <halo@rimba.example>', to, ...content });

test('a mail sent by SMTP is in the inbox of its reader only, and still there after a restart', async () => {
  await send('Sari@example.com', { subject: 'Satu', text: 'https://rimba.example/verify?code=1' });
  await send('budi@example.com', { subject: 'Dua', text: 'Halo' });
  const { body } = await sandbox.api<Mails>('GET', '/mails?to=sari%40example.com');
  expect(body.mails).toMatchObject([
    { subject: 'Satu', to: ['sari@example.com'], from: 'halo@rimba.example' },
  ]);

  await sandbox.stop();
  sandbox = await startSandbox('http://127.0.0.1:9/', sandbox.folder);
  const all = await sandbox.api<Mails>('GET', '/mails');
  expect(all.body.mails.map(({ subject }) => subject)).toEqual(['Dua', 'Satu']);
});

test('a hostile mail is shown without running', async () => {
  const attack = '<script>parent.location="//evil.example"</script>';
  await send('x@example.com', { subject: attack, text: 'x', html: `<p>Hi</p>${attack}` });
  const { body } = await sandbox.api<Mails>('GET', '/mails?to=x%40example.com');
  const page = await fetch(`${sandbox.origin}/sandbox/inbox/${body.mails[0]?.id}`);
  expect(await page.text()).not.toContain(attack);
  const content = await fetch(`${sandbox.origin}/sandbox/inbox/${body.mails[0]?.id}/content`);
  const policy = content.headers.get('content-security-policy') ?? '';
  expect(content.headers.get('x-frame-options')).toBe('SAMEORIGIN');
  expect(policy).toMatch(/^sandbox /);
  expect(policy).not.toContain('allow-scripts');
  expect(policy).toContain("default-src 'none'");
});

test('a mail shows the pictures that came with it, and its documents can be opened', async () => {
  await nodemailer.createTransport(sandbox.smtpUrl).sendMail({
    from: 'Rimba <halo@rimba.example>',
    to: 'pic@example.com',
    subject: 'Tiga',
    html: '<img src="cid:one@rimba" alt="">',
    attachments: [
      { filename: 'one.png', content: Buffer.from('PNG'), contentType: 'image/png', cid: 'one@rimba' },
      { filename: 'two.pdf', content: Buffer.from('%PDF'), contentType: 'application/pdf' },
    ],
  });
  const { body } = await sandbox.api<Mails>('GET', '/mails?to=pic%40example.com');
  const [mail] = body.mails;
  expect(mail?.attachments).toMatchObject([{ contentId: 'one@rimba' }, { contentId: null }]);
  const content = await fetch(`${sandbox.origin}/sandbox/inbox/${mail?.id}/content`);
  expect(await content.text()).toContain(`src="data:image/png;base64,${btoa('PNG')}"`);
  const file = await fetch(`${sandbox.origin}/sandbox/inbox/${mail?.id}/attachments/1`);
  expect(file.headers.get('content-type')).toBe('application/pdf');
  expect(await file.text()).toBe('%PDF');
  expect((await fetch(`${sandbox.origin}/sandbox/inbox/${mail?.id}/attachments/2`)).status).toBe(404);
});

test('the calls need the secret, every path this machine’s own name', async () => {
  const anonymous = await fetch(`${sandbox.origin}/sandbox/api/mails`);
  expect(anonymous.status).toBe(401);
  const { request } = await import('node:http');
  const status = await new Promise((resolve) => {
    const { hostname, port } = new URL(sandbox.origin);
    request({ hostname, port, path: '/sandbox/inbox', headers: { host: 'evil.example' } }, (response) =>
      resolve(response.statusCode),
    ).end();
  });
  expect(status).toBe(403);
});

test('a form of another site does nothing', async () => {
  const post = (origin: string) =>
    fetch(`${sandbox.origin}/sandbox/clock`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'seconds=900',
    });
  expect((await post('https://evil.example')).status).toBe(403);
  expect((await post(sandbox.origin)).status).toBe(303);
});
