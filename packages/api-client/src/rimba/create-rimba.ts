import { clientBy, usualTimeoutMs } from '../client.ts';
import { type Clock, systemClock } from '../clock.ts';
import { exchange } from '../exchange.ts';
import { type ProfileChange, profileForm } from '../profile-form.ts';
import { repeating } from '../repeat.ts';
import type { ApiLanguage } from '../schemas.ts';
import { withKey } from '../session/key-fetch.ts';
import { createMemoryStore, createTokenSession, type SessionStore } from '../session/token-session.ts';
import { unwrap } from '../unwrap.ts';
import { sessionOf } from './account.ts';
import { createBotCheck, type HostedBotCheck, noBotCheck } from './bot-check.ts';
import { certificatesOf } from './certificates.ts';
import { eventsOf } from './events.ts';
import { type CallOptions, listAt } from './list.ts';
import { ordersOf } from './orders.ts';
import { treesOf } from './trees.ts';

export interface RimbaOptions {
  /** Where Rimba is, such as `https://rimba.example`. */
  readonly baseUrl: string;
  /**
   * The key of a program, which its owner made in the profile: everything is asked as that account, within the key's
   * scopes, with no bot check and no session to look after. For servers: whoever can read a page has what is in it.
   */
  readonly key?: string;
  /** The language of messages and names; English unless another is named. */
  readonly language?: ApiLanguage;
  /** Asks over HTTP; the platform's own by default. */
  readonly fetch?: typeof globalThis.fetch;
  /** Keeps the session, such as `localStorage`; forgotten at the program's end by default. */
  readonly storage?: SessionStore;
  /** ms within which an answer has to be there, to the last of its bytes: 30,000 by default. */
  readonly timeoutMs?: number;
  /** How often what may be repeated is asked again: reading, and orders under their key. Twice by default. */
  readonly retries?: number;
  /** Answers bot checks where a provider's widget does. Rimba's own are worked out by the client. */
  readonly botCheck?: HostedBotCheck;
  /** Time, for tests. */
  readonly clock?: Clock;
}

/** Rimba for a program: no framework, and nothing that runs between two calls. */
export function createRimba(options: RimbaOptions) {
  const { language = 'en', timeoutMs = usualTimeoutMs, retries = 2, clock = systemClock } = options;
  const origin = options.baseUrl.replace(/\/+$/, '');
  const fetch: typeof globalThis.fetch = (input, init) => (options.fetch ?? globalThis.fetch)(input, init);
  const clientWith = (by: typeof globalThis.fetch) =>
    clientBy(
      repeating((request, signal) => exchange(by, request, { signal, timeoutMs }), { retries, clock }),
      { baseUrl: origin, language: () => language },
    );
  const kept = createTokenSession({
    api: clientWith(fetch),
    origin,
    fetch,
    store: options.storage ?? createMemoryStore(),
    clock,
  });
  const asked = options.key === undefined ? kept.fetch : withKey(fetch, origin, options.key);
  const api = clientWith(asked);
  const botCheck = createBotCheck(api, options.botCheck);

  return {
    /** Every call by its address, with the session: `unwrap(rimba.api.GET('/api/v1/impact'))`. */
    api,
    /** The answer to a bot check, for calls of `api` that take a `recaptchaToken`. */
    botCheck,
    session: sessionOf(api, kept, botCheck),
    trees: treesOf(api),
    communities: listAt<'listCommunities'>(api, '/api/v1/kelompok-komunitas'),
    species: listAt<'listSpecies'>(api, '/api/v1/species'),
    news: listAt<'listNews'>(api, '/api/v1/news'),
    activities: listAt<'listGroupActivities'>(api, '/api/v1/group-activity'),
    adopters: listAt<'listAdopters'>(api, '/api/v1/adopter'),
    orders: ordersOf(api, options.key === undefined ? botCheck : noBotCheck, clock),
    certificates: certificatesOf(api),
    notifications: listAt<'listNotifications'>(api, '/api/v1/notification'),
    letters: listAt<'listLetters'>(api, '/api/v1/letter/me'),
    wishtree: listAt<'listWishtree'>(api, '/api/v1/wishtree/me'),
    profile: {
      get: (options?: CallOptions) => unwrap(api.GET('/api/v1/profile', options)),
      /** Takes a picture as a `Blob`, too. */
      update: (change: ProfileChange, options?: CallOptions) =>
        unwrap(
          api.PUT('/api/v1/profile', { ...options, body: {}, bodySerializer: () => profileForm(change) }),
        ),
    },
    /** The ways to pay, by kind. */
    paymentMethods: (options?: CallOptions) => unwrap(api.GET('/api/v1/payment-method', options)),
    events: eventsOf(asked, origin, language, clock),
  };
}

export type Rimba = ReturnType<typeof createRimba>;
