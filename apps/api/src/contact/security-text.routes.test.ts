import { expect, it } from 'vitest';
import { buildTestApi } from '../testing/test-api.ts';

it('says where a weak spot is told to the operator, and is never out of date', async () => {
  const operator = { name: 'Lembaga Coba', contactEmail: 'aman@lembaga.test' };
  const api = await buildTestApi({ operator });
  const { statusCode, headers, body } = await api.app.inject('/.well-known/security.txt');
  await api.close();
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const fields = Object.fromEntries(
    body
      .trim()
      .split('\n')
      .map((line) => line.split(': ')),
  );
  expect(fields).toMatchObject({
    Contact: 'mailto:aman@lembaga.test',
    'Preferred-Languages': 'id, en',
    Canonical: 'http://rimba.test/.well-known/security.txt',
  });
  const daysLeft = (Date.parse(fields.Expires ?? '') - Date.now()) / 86_400_000;
  expect(daysLeft).toBeGreaterThan(170);
  expect(daysLeft).toBeLessThan(365);
});
