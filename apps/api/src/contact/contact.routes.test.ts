import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMessageDeletion } from '../account/message-deletion.service.ts';
import { contactMessage } from '../database/schema/index.ts';
import { buildTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi();
});
afterAll(() => api.close());

const send = async (fields: object = {}) =>
  api.app.inject({
    method: 'POST',
    url: '/api/v1/contact',
    headers: { 'accept-language': 'en' },
    payload: {
      name: 'Ratna Dewi',
      email: 'ratna@rimba.test',
      subject: 'My certificate',
      message: 'Where is it?\r\nThank you.',
      recaptchaToken: await api.captchaToken('contact'),
      ...fields,
    },
  });

it('keeps the message, confirms it and hands it on', async () => {
  expect((await send()).statusCode).toBe(201);
  expect(await api.db.select().from(contactMessage)).toMatchObject([
    { email: 'ratna@rimba.test', message: 'Where is it?\nThank you.' },
  ]);
  expect(await api.mailsTo('ratna@rimba.test')).toMatchObject([
    { template: 'contactReceived', language: 'en' },
  ]);
  const { contactEmail } = api.services.config.operator;
  expect(await api.mailsTo(contactEmail)).toMatchObject([{ template: 'contactForwarded', language: 'id' }]);
});

it('forgets what somebody wrote when they delete their account, in the mail to the operator too', async () => {
  const { adopter, email } = await api.signUp();
  expect((await send({ email })).statusCode).toBe(201);
  const { contactEmail } = api.services.config.operator;
  const kept = async () => JSON.stringify(await api.mailsTo(contactEmail));
  expect(await kept()).toContain(email);
  await api.db.transaction((tx) => createMessageDeletion().forget(tx, adopter.id, email));
  expect(await kept()).not.toContain(email);
  expect(await api.mailsTo(email)).toEqual([]);
});

it('keeps the lines of a message, and no control characters', async () => {
  const write = (message: string) => send({ email: 'lines@rimba.test', message });
  expect((await write('One\u0000two')).json().errors).toMatchObject([
    { path: 'message', code: 'request.unseen_signs' },
  ]);
  expect((await write('One\rtwo\r\n\tthree')).statusCode).toBe(201);
  expect(await api.mailsTo('lines@rimba.test')).toMatchObject([{ data: { message: 'One\ntwo\n three' } }]);
});

it('names every wrong field', async () => {
  const response = await send({ name: 'R', email: 'x', subject: ' ', message: 'a'.repeat(2_001) });
  expect(response.json().errors).toMatchObject([
    { path: 'name', code: 'profile.name_too_short' },
    { path: 'email', code: 'request.invalid_email' },
    { path: 'subject', code: 'request.field_required' },
    { path: 'message', code: 'request.too_long', message: 'At most 2,000 characters' },
  ]);
});

it('sends a stranger’s mailbox three copies an hour at the most', async () => {
  const statuses: number[] = [];
  for (let sent = 0; sent < 4; sent += 1)
    statuses.push((await send({ email: 'victim@rimba.test' })).statusCode);
  expect(statuses).toEqual([201, 201, 201, 429]);
});

it('wants a bot check for this very form', async () => {
  const response = await send({ recaptchaToken: await api.captchaToken('login') });
  expect(response.json().code).toBe('checkout.recaptcha_failed');
});
