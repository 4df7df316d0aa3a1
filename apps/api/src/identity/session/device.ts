import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../clock/clock.ts';

/** How somebody signs in. */
export type Way = 'password' | 'google' | 'code' | 'passkey';

/** Where a session is used from, as shown in the list of devices. */
export type Device = {
  userAgent: string | undefined;
  address: string;
  /** What the browser's own cookie says of it; undefined for one that has never signed anybody in. */
  known?: KnownDevice | undefined;
};

/** A browser that somebody has signed in with within a year. */
export type KnownDevice = {
  id: string;
  /** `<adopter's id>:<way>` of each, the latest first. */
  used: readonly string[];
};

const deviceCookie = 'rimba_device';
const year = 365 * 24 * 60 * 60;
/** Accounts and ways that a cookie has room for. */
const mostUsed = 12;

export const isKnownTo = (device: Device, adopterId: number): boolean =>
  device.known?.used.some((use) => use.startsWith(`${adopterId}:`)) ?? false;

/** Whether the account has signed in with it in this very way. */
export const hasUsed = (device: Device, adopterId: number, way: Way): boolean =>
  device.known?.used.includes(`${adopterId}:${way}`) ?? false;

export type Devices = ReturnType<typeof createDevices>;

/**
 * Tells browsers again. Wrong passwords of a browser that its account knows are counted apart from those of strangers, who
 * can so lock nobody out; the cookie opens nothing by itself.
 */
export function createDevices(key: Uint8Array, clock: Pick<Clock, 'now'>) {
  const signatureOf = (text: string) => createHmac('sha256', key).update(text).digest();

  function read(cookies: string | undefined): KnownDevice | undefined {
    const value = cookies?.match(/(?:^|;\s*)rimba_device=([\w-]+\.[\w-]+)(?:;|$)/)?.[1];
    const [text = '', signature = ''] = value?.split('.') ?? [];
    const given = Buffer.from(signature, 'base64url');
    const right = signatureOf(text);
    if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
    // Our own words: nobody else could sign them.
    const { id, used, until } = JSON.parse(Buffer.from(text, 'base64url').toString());
    return until > clock.now().getTime() ? { id, used } : undefined;
  }

  return {
    of: (request: FastifyRequest): Device => ({
      userAgent: request.headers['user-agent'],
      address: request.ip,
      known: read(request.headers.cookie),
    }),

    /** Has the browser know that this account has signed in with it, in this way. */
    remember(reply: FastifyReply, adopterId: number, way: Way): void {
      reply.request.about = { adopterId, way };
      const { id, used } = read(reply.request.headers.cookie) ?? { id: randomUUID(), used: [] };
      const all = [...new Set([`${adopterId}:${way}`, ...used])].slice(0, mostUsed);
      const content = { id, used: all, until: clock.now().getTime() + year * 1_000 };
      const text = Buffer.from(JSON.stringify(content)).toString('base64url');
      const secure = reply.request.protocol === 'https' ? '; Secure' : '';
      reply.header(
        'set-cookie',
        `${deviceCookie}=${text}.${signatureOf(text).toString('base64url')}; Max-Age=${year}; Path=/api/; HttpOnly; SameSite=Lax${secure}`,
      );
    },
  };
}
