import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { cardFrame } from './card-frame.routes.ts';

it('is framed by this origin alone, and runs its one script and the payment gateway’s', async () => {
  const app = Fastify();
  await app.register(cardFrame, {
    outside: { scripts: [], card: ['https://api.midtrans.com'], frames: [] },
  });
  const { headers, body } = await app.inject('/card-frame');
  expect(headers['content-type']).toContain('text/html');
  expect(headers['x-frame-options']).toBe('SAMEORIGIN');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(headers['content-security-policy']).toMatch(
    /script-src 'sha256-[^']+' https:\/\/api\.midtrans\.com;/,
  );
  expect(body.match(/<script/g)).toHaveLength(1);
});
