import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { openSandbox } from '@rimba/sandbox';
import { desc, eq } from 'drizzle-orm';
import Fastify, { type FastifyBaseLogger } from 'fastify';
import type { OrderBody, TransactionBody } from '../adoption/order/order.schemas.ts';
import type { Config } from '../config/config.ts';
import { adoption, community, species, tree } from '../database/schema/index.ts';
import { buildTestApi, type SignedUp } from './test-api.ts';
import type { TestDatabase } from './test-database.ts';

export type World = Awaited<ReturnType<typeof openWorld>>;

const sandboxSecret = 'a secret of this test run';
const serverKey = 'SB-Mid-server-test';
const clientKey = 'SB-Mid-client-test';
const mainPrice = 150_000;

/** The service and its payment gateway, both on real ports, with trees that can be adopted for Rp 150.000. */
export async function openWorld(
  overrides: Partial<Config> = {},
  log?: FastifyBaseLogger,
  database?: TestDatabase,
) {
  const [apiPort, gatewayPort] = [await freePort(), await freePort()];
  const gatewayUrl = `http://localhost:${gatewayPort}`;
  const midtrans = { url: `${gatewayUrl}/sandbox/midtrans`, serverKey, clientKey };
  const api = await buildTestApi({ midtrans, ...overrides }, log, database);
  await api.app.listen({ port: apiPort, host: '127.0.0.1' });
  const { clock, adoption: sales } = api.services;
  const sandbox = await openSandbox({
    dataFolder: api.services.config.dataFolder,
    publicUrl: gatewayUrl,
    secret: sandboxSecret,
    clock,
    midtrans: {
      serverKey,
      clientKey,
      notificationUrl: `http://127.0.0.1:${apiPort}/api/v1/payment/midtrans/notification`,
      retryDelaysMs: [20, 50, 100, 200, 400],
    },
    google: { issuer: `${gatewayUrl}/sandbox/google`, clientId: 'test', clientSecret: 'test' },
  });
  const openGateway = async () => {
    const server = Fastify({ forceCloseConnections: true });
    await server.register(sandbox.plugin, { prefix: '/sandbox' });
    await server.listen({ port: gatewayPort, host: 'localhost' });
    return server;
  };
  let gateway = await openGateway();
  sandbox.start();

  const price = { mainPrice, otherPrices: [], discounts: [] };
  await sales.price.prices.setPrice(api.db, price, new Date('2020-01-01T00:00:00Z'));
  const methods = await api.app.inject('/api/v1/payment-method');
  const methodIds: Record<string, number> = Object.fromEntries(
    methods
      .json<{ data: { methods: { code: string; id: number }[] }[] }>()
      .data.flatMap((group) => group.methods.map(({ code, id }) => [code, id])),
  );

  async function order(treeIds: number[], changes: Partial<OrderBody> = {}): Promise<OrderBody> {
    const paymentMethodId = changes.paymentMethodId ?? methodIds.qris ?? 0;
    const subtotal = mainPrice * new Set(treeIds).size;
    return {
      treeIds,
      paymentMethodId,
      expectedTotal:
        paymentMethodId === methodIds.qris ? subtotal + Math.round(subtotal * 0.007) : subtotal + 4_000,
      customer: {
        firstName: 'Siti',
        lastName: 'Rahmawati',
        email: 'siti@rimba.test',
        phone: '+6281234567890',
        adopterType: 'individual',
      },
      holder: 'Ratna Puspita',
      publicName: 'initials',
      recaptchaToken: await api.captchaToken('checkout'),
      ...changes,
    };
  }

  const place = (buyer: SignedUp, body: TransactionBody, key: string = randomUUID()) =>
    api.app.inject({
      method: 'POST',
      url: '/api/v1/transaction',
      headers: { ...buyer.headers, 'idempotency-key': key },
      payload: body,
    });

  const read = async (buyer: SignedUp, id: number) => {
    const answer = await api.app.inject({ url: `/api/v1/transaction/me/${id}`, headers: buyer.headers });
    return answer.json().data;
  };

  /** What a payer or their bank does: settle, deny, expire, settle-late, notify-twice. */
  async function act(orderId: string, action: string): Promise<number> {
    const answer = await fetch(`${gatewayUrl}/sandbox/api/payments/${orderId}/${action}`, {
      method: 'POST',
      headers: { 'x-rimba-sandbox': sandboxSecret },
    });
    return answer.status;
  }

  /** A transaction, once it is paid. */
  async function pay(buyer: SignedUp, id: number) {
    await act(`TRX-${id}-1`, 'settle');
    return eventually(async () => {
      const transaction = await read(buyer, id);
      if (transaction.status !== 'paid') throw new Error(`Not paid, but ${transaction.status}`);
      return transaction;
    });
  }

  return {
    ...api,
    serverKey,
    plant: createForest(api.db),
    methodId: (code: string): number => methodIds[code] ?? 0,

    /** A complete order for some trees by QRIS, at the right price. */
    order,
    place,
    pay,
    read,
    act,

    /** Orders some trees and pays: the transaction, once it is paid. */
    async adopt(buyer: SignedUp, treeIds: number[], changes: Partial<OrderBody> = {}) {
      const placed = await place(buyer, await order(treeIds, changes));
      if (placed.statusCode !== 201) throw new Error(`Not placed: ${placed.body}`);
      return pay(buyer, placed.json().data.id);
    },

    /** Goes on with the last terms of some trees and pays: the transaction, once it is paid. */
    async renew(buyer: SignedUp, treeIds: number[]) {
      const { paymentMethodId = null, expectedTotal, recaptchaToken } = await order(treeIds);
      const renews = await Promise.all(treeIds.map((treeId) => lastTermOf(api.db, treeId)));
      const placed = await place(buyer, { renews, paymentMethodId, expectedTotal, recaptchaToken });
      if (placed.statusCode !== 201) throw new Error(`Not placed: ${placed.body}`);
      return pay(buyer, placed.json().data.id);
    },
    lastTermOf: (treeId: number) => lastTermOf(api.db, treeId),

    pauseGateway: () => gateway.close(),
    async resumeGateway() {
      gateway = await openGateway();
    },

    async close() {
      await gateway.close();
      await sandbox.close();
      // A notification may just be under way, and its connection would be kept alive for a minute.
      api.app.server.closeAllConnections();
      await api.close();
    },
  };
}

async function lastTermOf(
  db: Awaited<ReturnType<typeof buildTestApi>>['db'],
  treeId: number,
): Promise<number> {
  const [row] = await db
    .select({ id: adoption.id })
    .from(adoption)
    .where(eq(adoption.treeId, treeId))
    .orderBy(desc(adoption.endsAt))
    .limit(1);
  if (!row) throw new Error(`Nobody adopted tree ${treeId}`);
  return row.id;
}

/** Plants trees of one species, community by community. */
function createForest(db: Awaited<ReturnType<typeof buildTestApi>>['db']) {
  let planted = 0;
  const at = new Date('2026-08-01T03:00:00Z');
  const grounds = new Map<string, { speciesId: number; communityId: number }>();

  async function groundOf(name: string) {
    const known = grounds.get(name);
    if (known) return known;
    const [kind] = await db
      .insert(species)
      .values({
        slug: `shorea-balangeran-${grounds.size}`,
        localName: 'Belangeran',
        latinName: `Shorea balangeran ${grounds.size}`,
        family: 'Dipterocarpaceae',
        woodDensity: 0.82,
        landTypes: ['peat_swamp'],
        matureHeightMin: 15,
        matureHeightMax: 25,
        maximumDiameter: 50,
      })
      .returning();
    const [grower] = await db
      .insert(community)
      .values({
        name,
        slug: name.toLowerCase().replaceAll(' ', '-'),
        scheme: 'hutan_desa',
        skNumber: 'SK.1/2020',
        kupsName: 'KUPS',
        kupsClass: 'gold',
        leaderName: 'Hj. Norhayati',
        village: 'Desa',
        district: 'Kumai',
        districtCode: 'KM',
        areaHectares: 100,
        households: 40,
        area: {
          type: 'Polygon',
          coordinates: [
            [
              [111.6, -2.6],
              [111.8, -2.6],
              [111.8, -2.8],
              [111.6, -2.6],
            ],
          ],
        },
        description: { id: '', en: '' },
        featuredPrograms: [],
        illustrative: true,
      })
      .returning();
    if (!kind || !grower) throw new Error('Nothing to plant in');
    const ground = { speciesId: kind.id, communityId: grower.id };
    grounds.set(name, ground);
    return ground;
  }

  return async (
    count: number,
    communityName = 'LPHD Gambut Jaya',
    plantedAt = '2024-01-10',
  ): Promise<number[]> => {
    const { speciesId, communityId } = await groundOf(communityName);
    const rows = await db
      .insert(tree)
      .values(
        Array.from({ length: count }, () => ({
          code: `KB-KM-2024-${String(++planted).padStart(6, '0')}`,
          treeName: 'Belangeran',
          speciesId,
          communityId,
          landType: 'peat_swamp' as const,
          status: 'ready_to_adopt' as const,
          plantedAt,
          exactLatitude: -2.7,
          exactLongitude: 111.7,
          latitude: -2.7,
          longitude: 111.7,
          elevation: 5,
          circumference: 40,
          height: 8,
          carbonAbsorption: 50,
          condition: 'healthy' as const,
          surveyor: 'Udin',
          surveyedAt: at,
          nextSurveyDue: '2027-02-01',
          createdAt: at,
        })),
      )
      .returning({ id: tree.id });
    return rows.map(({ id }) => id);
  };
}

/** Below the range that outgoing connections take theirs from, so that nothing slips in before it is used. */
async function freePort(): Promise<number> {
  const port = 12_000 + Math.floor(Math.random() * 20_000);
  const server = createServer().listen(port, '127.0.0.1');
  const isFree = await once(server, 'listening').then(
    () => true,
    () => false,
  );
  server.close();
  return isFree ? port : freePort();
}

/** Tries until a check holds, for what arrives by the gateway's own call. */
export async function eventually<T>(check: () => Promise<T>, patience = 5_000): Promise<T> {
  const until = Date.now() + patience;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }
}
