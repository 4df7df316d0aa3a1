import { expect, it } from 'vitest';
import { createRimba } from './create-rimba.ts';

it('asks the same of an address by its verbs', async () => {
  const asked: string[] = [];
  const { api } = createRimba({
    baseUrl: 'http://rimba.test',
    fetch: async (input, init) => {
      const { method, url } = new Request(input, init);
      asked.push(`${method} ${new URL(url).pathname}`);
      return Response.json({ success: true, data: null });
    },
  });
  await api.at('/api/v1/tree/counts').get();
  await api.at('/api/v1/login').post({ body: { email: '', password: '', recaptchaToken: '' } });
  await api.at('/api/v1/notification/read-all').put();
  await api.at('/api/v1/api-key/{id}').delete({ params: { path: { id: 3 } } });
  expect(asked).toEqual([
    'GET /api/v1/tree/counts',
    'POST /api/v1/login',
    'PUT /api/v1/notification/read-all',
    'DELETE /api/v1/api-key/3',
  ]);
});
