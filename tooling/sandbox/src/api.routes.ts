import { timingSafeEqual } from 'node:crypto';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import type { SandboxClock } from './clock.ts';
import type { Google } from './google/google.ts';
import { popupRedirect } from './google/google.ts';
import type { MailStore } from './mail/mail-store.ts';
import type { Midtrans } from './midtrans/midtrans.ts';
import { payerActions } from './midtrans/transitions.ts';

export interface ApiRoutesOptions {
  readonly secret: string;
  readonly clock: SandboxClock;
  readonly mails: MailStore;
  readonly midtrans: Midtrans;
  readonly google: Google;
}

const tenYears = 315_360_000;

function sameSecret(given: string | string[] | undefined, wanted: string): boolean {
  const [a, b] = [Buffer.from(typeof given === 'string' ? given : ''), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** What tests drive the outside world with; every call carries the secret in `X-Rimba-Sandbox`. */
export const apiRoutes: FastifyPluginAsyncTypebox<ApiRoutesOptions> = async (app, options) => {
  const { secret, clock, mails, midtrans, google } = options;

  app.addHook('onRequest', async (request, reply) => {
    if (sameSecret(request.headers['x-rimba-sandbox'], secret)) return;
    return reply.code(401).send({ error: 'X-Rimba-Sandbox has to carry the sandbox’s secret.' });
  });

  app.get(
    '/mails',
    { schema: { querystring: Type.Object({ to: Type.Optional(Type.String()) }) } },
    ({ query }) => ({
      mails: mails.list(query.to),
    }),
  );

  app.get('/payments', () => ({ payments: midtrans.payments() }));

  const action = Type.Object({
    orderId: Type.String(),
    action: Type.Union(payerActions.map((name) => Type.Literal(name))),
  });
  app.post('/payments/:orderId/:action', { schema: { params: action } }, async ({ params }, reply) => {
    const done = await midtrans.act(params.orderId, params.action);
    if (done === undefined)
      return reply.code(404).send({ error: `No payment has order id ${params.orderId}` });
    const payment = await midtrans.current(params.orderId);
    if (!done)
      return reply.code(409).send({ error: `A payment in state ${payment?.status} cannot ${params.action}` });
    return { payment };
  });

  const advance = Type.Object({ advanceSeconds: Type.Integer({ minimum: 1, maximum: tenYears }) });
  app.post('/clock', { schema: { body: advance } }, async ({ body }) => {
    await clock.advance(body.advanceSeconds);
    await midtrans.sweep();
    return { now: clock.now().toISOString() };
  });

  const account = Type.Object({
    email: Type.String({ format: 'email' }),
    name: Type.String({ minLength: 1 }),
    emailVerified: Type.Boolean({ default: true }),
    workspace: Type.Boolean({ default: false }),
    nonce: Type.Optional(Type.String()),
    redirectUri: Type.String({ default: popupRedirect }),
  });
  app.post('/google', { schema: { body: account } }, async ({ body }) => {
    const { nonce, redirectUri, ...who } = body;
    return {
      credential: await google.credential(who, nonce ?? null),
      code: await google.authorize({ account: who, redirectUri, nonce }),
    };
  });
};
