import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import getPort from 'get-port';
import { openSandbox } from '../sandbox.ts';

export const serverKey = 'SB-Mid-server-test';
export const clientKey = 'SB-Mid-client-test';
export const secret = 'a secret of this test';
export const basic = `Basic ${Buffer.from(`${serverKey}:`).toString('base64')}`;

export const temporaryFolder = () => mkdtemp(join(tmpdir(), 'rimba-sandbox-'));

interface MidtransBody {
  readonly status_code: string;
  readonly transaction_status?: string;
  readonly actions?: readonly { readonly name: string; readonly url: string }[];
}

export type RunningSandbox = Awaited<ReturnType<typeof startSandbox>>;

/** A sandbox on a real port with a clock that the test moves. */
export async function startSandbox(notificationUrl: string, dataFolder?: string) {
  const folder = dataFolder ?? (await temporaryFolder());
  const port = await getPort();
  const origin = `http://localhost:${port}`;
  let offsetSeconds = 0;
  const sandbox = await openSandbox({
    dataFolder: folder,
    publicUrl: origin,
    secret,
    clock: {
      now: () => new Date(Date.now() + offsetSeconds * 1_000),
      advance: async (seconds) => {
        offsetSeconds += seconds;
      },
    },
    midtrans: { serverKey, clientKey, notificationUrl, retryDelaysMs: [10, 20, 30, 40, 50] },
    google: { issuer: `${origin}/sandbox/google`, clientId: 'test-client', clientSecret: 'test-secret' },
  });
  const app = Fastify({ forceCloseConnections: true });
  await app.register(sandbox.plugin, { prefix: '/sandbox' });
  await app.listen({ port, host: 'localhost' });
  sandbox.start();

  async function call<Body>(
    method: 'GET' | 'POST',
    path: string,
    body: unknown,
    headers: Record<string, string>,
  ): Promise<{ status: number; body: Body }> {
    const response = await fetch(`${origin}/sandbox${path}`, {
      method,
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as Body };
  }

  return {
    origin,
    folder,
    smtpUrl: sandbox.smtpUrl,
    /** Midtrans's own calls, with the server key. */
    midtrans: (method: 'GET' | 'POST', path: string, body?: unknown, headers: Record<string, string> = {}) =>
      call<MidtransBody>(method, `/midtrans/v2${path}`, body, { authorization: basic, ...headers }),
    /** The sandbox's own calls, with the secret. */
    api: <Body = unknown>(method: 'GET' | 'POST', path: string, body?: unknown) =>
      call<Body>(method, `/api${path}`, body, { 'x-rimba-sandbox': secret }),
    async stop() {
      await app.close();
      await sandbox.close();
    },
  };
}

/** A charge that the gateway accepts, to vary. */
export const chargeOf = (orderId: string, method: Record<string, unknown> = { payment_type: 'qris' }) => ({
  transaction_details: { order_id: orderId, gross_amount: 300_000 },
  item_details: [
    { id: 'tree', price: 150_000, quantity: 2, name: 'Adopsi pohon' },
    { id: 'fee', price: 5_000, quantity: 1, name: 'Biaya' },
    { id: 'discount', price: -5_000, quantity: 1, name: 'Potongan' },
  ],
  ...method,
});
