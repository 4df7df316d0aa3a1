import type { FastifyReply, FastifyRequest } from 'fastify';
import type { KeyScope } from '../database/schema/index.ts';
import type { AccessTokens, Caller } from './access-token.ts';
import { checkScopes } from './key-scopes.ts';
import { Problem } from './problem.ts';
import { type Left, rateLimitHeaders } from './rate-limit-headers.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the guards below; undefined for a visitor. */
    adopter: Caller | undefined;
  }
}

/** The security entry of a route's schema that needs a bearer. */
export const bearer: { [name: string]: string[] }[] = [{ bearer: [] }];
/** Of one that also answers without. */
export const optionalBearer: { [name: string]: string[] }[] = [{}, { bearer: [] }];

/** What tells who asks. */
export type Authenticating = {
  accessTokens: AccessTokens;
  identity: {
    currentCaller(caller: Caller): Promise<Caller>;
    /** @throws Problem auth.key_not_valid, request.too_many */
    callerOfKey(secret: string): Promise<{ caller: Caller; scopes: readonly KeyScope[]; left: Left }>;
  };
};

/** How the secret of every key begins, and no access token. */
export const keyMark = 'rimba_';

/** Guards for `preHandler` (or `onRequest`, before a body is read). */
export function createAuthentication({ accessTokens, identity }: Authenticating) {
  async function callerOf(request: FastifyRequest, reply: FastifyReply): Promise<Caller | undefined> {
    const token = bearerToken(request);
    if (token === undefined) return undefined;
    if (token.startsWith(keyMark)) return callerOfKey(request, reply, token);
    const caller = await accessTokens.verify(token);
    if (!caller) throw new Problem('auth.authentication_failed');
    // A token outlives its session and its account by minutes, so the session is looked up each time: who was
    // signed out, deleted or lost the address to its owner is out at once, on every replica.
    return identity.currentCaller(caller);
  }

  async function callerOfKey(request: FastifyRequest, reply: FastifyReply, secret: string): Promise<Caller> {
    const { caller, scopes, left } = await identity.callerOfKey(secret);
    reply.headers(rateLimitHeaders(left));
    checkScopes(request.routeOptions.schema?.operationId, scopes);
    return caller;
  }

  async function requireAdopter(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    request.adopter = await callerOf(request, reply);
    if (!request.adopter) throw new Problem('auth.no_token');
  }

  async function requireVerifiedAdopter(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    request.adopter = await callerOf(request, reply);
    if (!adopterOf(request).emailVerified) throw new Problem('auth.email_not_verified');
  }

  async function optionalAdopter(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    request.adopter = await callerOf(request, reply);
  }

  return { requireAdopter, requireVerifiedAdopter, optionalAdopter };
}

/** The signed-in caller, in a handler behind `requireAdopter`. */
export function adopterOf(request: FastifyRequest): Caller {
  if (!request.adopter) throw new Problem('auth.not_authenticated');
  return request.adopter;
}

function bearerToken(request: FastifyRequest): string | undefined {
  const header = request.headers.authorization;
  if (header === undefined) return undefined;
  const [scheme, token, ...rest] = header.split(' ');
  if (scheme?.toLowerCase() !== 'bearer' || !token || rest.length || token.length > 2_000) {
    throw new Problem('auth.authentication_failed');
  }
  return token;
}
