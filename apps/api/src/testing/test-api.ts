import { pbkdf2Sync } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DeriveKeyFunction, solveChallenge } from 'altcha-lib';
import { desc, eq } from 'drizzle-orm';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { api } from '../app.ts';
import { type Config, loadConfig } from '../config/config.ts';
import { adopter, mail } from '../database/schema/index.ts';
import type { StoredMail } from '../engagement/mail/mail.repository.ts';
import { errorHandler } from '../http/error-handler.ts';
import { failuresOf } from '../http/failures.ts';
import type { Adopter } from '../identity/adopter/adopter.repository.ts';
import type { CaptchaAction } from '../identity/captcha/captcha.ts';
import { createLog } from '../log/log.ts';
import { openServices, type Services } from '../services.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';

export type SignedUp = {
  adopter: Adopter;
  email: string;
  password: string;
  accessToken: string;
  refreshToken: string;
  /** For `app.inject({ headers })`. */
  headers: { authorization: string };
};

export type TestApi = {
  app: FastifyInstance;
  /** Requests that came and are being worked on, also those whose connection is gone. */
  inHand: ReadonlySet<FastifyRequest>;
  services: Services;
  db: Services['database']['db'];
  databaseUrl: string;
  /** A right answer to the bot check. */
  captchaToken(action: CaptchaAction): Promise<string>;
  /** What the outbox holds for an address, the newest first. */
  mailsTo(address: string): Promise<StoredMail[]>;
  /** What they are called, in the same order. */
  templatesTo(address: string): Promise<string[]>;
  /** A new adopter who registered through the API, with a proven address unless `verified` is false. */
  signUp(options?: { email?: string; name?: string; verified?: boolean }): Promise<SignedUp>;
  close(): Promise<void>;
};

/**
 * The whole service on a database of its own, an empty one unless another is given. Jobs wait in their queues: run them
 * with `services.jobs`. Requests are logged where a log is given.
 */
export async function buildTestApi(
  overrides: Partial<Config> = {},
  log?: FastifyBaseLogger,
  given?: TestDatabase,
): Promise<TestApi> {
  const folder = mkdtempSync(join(tmpdir(), 'rimba-api-'));
  const database = given ?? (await openTestDatabase());
  const config = {
    ...loadConfig({ RIMBA_DATA_DIR: folder, PUBLIC_URL: 'http://rimba.test' }),
    captchaCost: 1,
    answerMemory: 0,
    ...overrides,
  };
  const services = await openServices(config, database.url, log ?? createLog('silent'));
  await services.jobs.start({ work: false });
  const logController = new LogController({ disableRequestLogging: true });
  const app = Fastify({
    ...(log && { loggerInstance: log }),
    logController,
    // As the gateway has it: what the router itself refuses is answered by the service's own handler.
    frameworkErrors: errorHandler,
  });
  const undescribed = watchFailures(app);
  const inHand = watchRequests(app);
  await app.register(api, { services });
  await app.ready();
  const { db } = services.database;

  async function captchaToken(action: CaptchaAction): Promise<string> {
    const response = await app.inject(`/api/v1/captcha/challenge?action=${action}`);
    if (response.statusCode !== 200) throw new Error(`No challenge: ${response.body}`);
    const challenge = response.json();
    const solution = await solveChallenge({ challenge, deriveKey: deriveAtOnce });
    return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  }

  const mailsTo = (address: string) =>
    db.select().from(mail).where(eq(mail.recipient, address)).orderBy(desc(mail.id));

  let made = 0;
  return {
    app,
    inHand,
    services,
    db,
    databaseUrl: database.url,
    captchaToken,
    mailsTo,
    templatesTo: async (address) => (await mailsTo(address)).map(({ template }) => template),
    async signUp({ email = `adopter-${++made}@rimba.test`, name = 'Siti Rahmawati', verified = true } = {}) {
      const password = 'belian di tepi rawa';
      const response = await app.inject({
        method: 'POST',
        url: '/api/v1/register',
        payload: { name, email, password, recaptchaToken: await captchaToken('register') },
      });
      if (response.statusCode !== 201) throw new Error(`Could not register: ${response.body}`);
      const { data } = response.json();
      if (verified) {
        const emailVerifiedAt = services.clock.now();
        await db.update(adopter).set({ emailVerifiedAt }).where(eq(adopter.id, data.user.id));
      }
      return {
        adopter: await services.identity.findAdopter(data.user.id),
        email,
        password,
        accessToken: data.accessToken,
        refreshToken: data.refreshToken,
        headers: { authorization: `Bearer ${data.accessToken}` },
      };
    },
    async close() {
      await app.close();
      await services.close();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
      if (undescribed.size) throw new Error(`The description does not have ${[...undescribed].join(', ')}`);
    },
  };
}

/** PBKDF2 of one round: less work than a turn of the threads, of which a challenge takes some hundred. */
const deriveAtOnce: DeriveKeyFunction = async ({ cost, keyLength }, salt, password) => ({
  derivedKey: pbkdf2Sync(password, salt, cost, keyLength, 'sha256'),
});

/** Gathers the failures that calls answered with and their descriptions do not have. */
function watchFailures(app: FastifyInstance): Set<string> {
  const undescribed = new Set<string>();
  app.addHook('onSend', async ({ method, routeOptions: { schema } }, reply, payload) => {
    if (reply.statusCode < 400 || !schema?.operationId || typeof payload !== 'string') return;
    const { code } = JSON.parse(payload);
    const described: readonly string[] = failuresOf(method, schema);
    if (code !== undefined && !described.includes(code)) undescribed.add(`${schema.operationId} ${code}`);
  });
  return undescribed;
}

/** Counted from its coming on: who asks may take long to be known, and goes on being asked for when the connection is gone. */
function watchRequests(app: FastifyInstance): ReadonlySet<FastifyRequest> {
  const inHand = new Set<FastifyRequest>();
  app.addHook('onRequest', async (request) => void inHand.add(request));
  // The body of a connection that is gone never comes to its end, and is never worked on; what needs none goes on.
  app.addHook('preParsing', async (request) => {
    if (request.raw.destroyed) inHand.delete(request);
  });
  app.addHook('preValidation', async (request) => void inHand.add(request));
  // Not `onResponse`, which comes with the end of a connection and not with that of the work.
  app.addHook('onSend', async (request) => void inHand.delete(request));
  return inHand;
}
