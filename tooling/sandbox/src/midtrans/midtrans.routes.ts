import { timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import QRCode from 'qrcode';
import { errorBody } from './error-body.ts';
import type { Midtrans } from './midtrans.ts';

const cardScript = readFileSync(new URL('./browser/midtrans-new-3ds.js', import.meta.url), 'utf8');

interface ById {
  Params: { id: string };
}

/** The server key is the user name of Basic authorization, the password is empty. */
function holdsKey(authorization: string | undefined, serverKey: string): boolean {
  const [scheme, encoded = ''] = (authorization ?? '').split(' ', 2);
  const given = Buffer.from(Buffer.from(encoded, 'base64').toString('utf8'));
  const wanted = Buffer.from(`${serverKey}:`);
  return scheme === 'Basic' && given.length === wanted.length && timingSafeEqual(given, wanted);
}

const header = (value: string | string[] | undefined) => (typeof value === 'string' ? value : null);

/** Longer keys are ignored, as Midtrans does. */
const longestIdempotencyKey = 46;

/** Core API: charge, status, cancel, expire. Every answer is HTTP 200; `status_code` in the body is the truth. */
export async function midtransRoutes(
  app: FastifyInstance,
  { midtrans, serverKey }: { midtrans: Midtrans; serverKey: string },
): Promise<void> {
  app.setErrorHandler(async (error, _request, reply) => {
    if (!(error instanceof Error && 'statusCode' in error && Number(error.statusCode) < 500)) throw error;
    return reply.code(200).send(errorBody('413'));
  });

  app.register(async (guarded) => {
    guarded.addHook('onRequest', async (request, reply) => {
      if (!holdsKey(request.headers.authorization, serverKey)) return reply.send(errorBody('401'));
    });
    guarded.post('/v2/charge', ({ body, headers }) => {
      const key = header(headers['idempotency-key']);
      return midtrans.charge(body, {
        idempotencyKey: key !== null && key.length <= longestIdempotencyKey ? key : null,
        overrideNotification: header(headers['x-override-notification']),
        appendNotification: header(headers['x-append-notification']),
      });
    });
    guarded.get<ById>('/v2/:id/status', ({ params }) => midtrans.status(params.id));
    guarded.post<ById>('/v2/:id/cancel', ({ params }) => midtrans.cancel(params.id));
    guarded.post<ById>('/v2/:id/expire', ({ params }) => midtrans.expire(params.id));
  });

  // The card's number stands in the address, as Midtrans has it: this call is not logged.
  app.get('/v2/token', { logLevel: 'silent' }, ({ query }) => midtrans.cardToken(query));
  app.get('/v2/assets/js/midtrans-new-3ds.min.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(cardScript),
  );

  app.get<ById>('/v2/qris/:id/qr-code', async ({ params }, reply) => {
    const code = (await midtrans.current(params.id))?.methodFields.qr_string;
    if (typeof code !== 'string') return reply.code(404).send(errorBody('404'));
    return reply.type('image/png').send(await QRCode.toBuffer(code));
  });

  app.get<ById>('/wallet/:id', async ({ params }, reply) => {
    const payment = await midtrans.current(params.id);
    if (payment === undefined) return reply.code(404).send(errorBody('404'));
    return reply.redirect(`/sandbox/payments/${encodeURIComponent(payment.orderId)}`);
  });
}
