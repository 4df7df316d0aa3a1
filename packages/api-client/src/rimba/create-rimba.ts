import { clientBy, timeoutOf } from '../client.ts';
import { type Clock, systemClock } from '../clock.ts';
import { exchange } from '../exchange.ts';
import type {
  AdoptersList,
  CommunitiesList,
  GroupActivitiesList,
  LettersList,
  NewsList,
  NotificationsList,
  OwnCertificatesList,
  SpeciesList,
  TransactionsList,
  TreesList,
  WishtreeList,
} from '../generated/lists.ts';
import { repeating } from '../repeat.ts';
import type { ApiLanguage } from '../schemas.ts';
import { withKey } from '../session/key-fetch.ts';
import { createMemoryStore, createTokenSession, type SessionStore } from '../session/token-session.ts';
import { sessionOf, sessionOfKey } from './account.ts';
import { type AddressedClient, byAddresses } from './addresses.ts';
import { type BotCheck, createBotCheck, type HostedBotCheck, noBotCheck } from './bot-check.ts';
import { certificatesOf } from './certificates.ts';
import { eventsOf } from './events.ts';
import { listAt } from './list.ts';
import { ordersOf } from './orders.ts';
import { paymentMethodsOf, profileOf } from './profile.ts';
import { treesOf } from './trees.ts';

export interface RimbaOptions {
  /** Where Rimba is, such as `https://rimba.example`: by http or https, without a name, a password or a query. */
  readonly baseUrl: string;
  /**
   * The key of a program, which its owner made in the profile: everything is asked as that account, within the key's
   * scopes, with no bot check and no session to look after. For servers: whoever can read a page has what is in it.
   * A variable that was not set is refused.
   */
  readonly key?: string | undefined;
  /** The language of messages and names; English unless another is named. */
  readonly language?: ApiLanguage | undefined;
  /** Asks over HTTP; the platform's own by default. */
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** Keeps the session, such as `localStorage`; forgotten at the program's end by default. */
  readonly storage?: SessionStore | undefined;
  /** ms within which an answer has to be there, to the last of its bytes, for each try: 1 to 2,147,483,647, and 30,000 by default. */
  readonly timeoutMs?: number | undefined;
  /** How often what may be repeated is asked again: reading, and orders under their key. Twice by default. */
  readonly retries?: number | undefined;
  /** Answers bot checks where a provider's widget does. Rimba's own are worked out by the client. */
  readonly botCheck?: HostedBotCheck | undefined;
  /** Time, for tests. */
  readonly clock?: Clock | undefined;
}

/** Every part with its sentence: a type that is worked out would be written into the package without them. */
export interface Rimba {
  /** Every call by its address, with the session: `unwrap(rimba.api.at('/api/v1/impact').get())`. */
  readonly api: AddressedClient;
  /**
   * The answer to a bot check, for calls of `api` that take a `recaptchaToken`; good once and for ten minutes. Rimba's own
   * is worked out in about a second.
   * @throws {ApiError} Only what any call can fail with, such as `request.offline`.
   * @example const recaptchaToken = await rimba.botCheck('contact');
   */
  readonly botCheck: BotCheck;
  /** Signing in and out; tokens look after themselves. With a `key` there is none to sign in to: a `TypeError` says so. */
  readonly session: ReturnType<typeof sessionOf>;
  /**
   * Every tree, for everybody: heights in m, girths in cm, carbon in kg CO₂. 1 to 100 a page, up to 9,999 with a short
   * `select`. What may be filtered and filled in is in the types.
   * @example await rimba.trees.list({ filter: { height: { gte: 2 } }, with: ['group'], limit: 5 });
   */
  readonly trees: TreesList & ReturnType<typeof treesOf>;
  /**
   * Community groups, whose forest it is.
   * @example await rimba.communities.list({ select: ['id', 'name'] });
   */
  readonly communities: CommunitiesList;
  /** The species, with how many trees of each there are. */
  readonly species: SpeciesList;
  /** Notes from the forest, the latest first. */
  readonly news: NewsList;
  /** What the community groups did, the latest first. */
  readonly activities: GroupActivitiesList;
  /** Adopters by trees in term, most first, by public name only. */
  readonly adopters: AdoptersList;
  /**
   * Orders of the caller: quoted, placed, paid. Sums are whole rupiah; with a session the address has to be proven.
   */
  readonly orders: TransactionsList & ReturnType<typeof ordersOf>;
  /** Certificates: the caller's own as lists, anybody's by number; checked without a network by `verify`. */
  readonly certificates: OwnCertificatesList & ReturnType<typeof certificatesOf>;
  /** The caller's notifications, the newest first. */
  readonly notifications: NotificationsList;
  /** The caller's letters from the field, the newest first. */
  readonly letters: LettersList;
  /** The trees that the caller has in mind. */
  readonly wishtree: WishtreeList;
  /** The caller's own profile. */
  readonly profile: ReturnType<typeof profileOf>;
  /**
   * The ways to pay, by kind; fees and bounds are whole rupiah, the time to pay is in seconds.
   * @throws {ApiError} `checkout.no_payment_methods`
   * @example const methods = (await rimba.paymentMethods()).flatMap((group) => group.methods);
   */
  readonly paymentMethods: ReturnType<typeof paymentMethodsOf>;
  /**
   * What happens to the account, as it happens, until `signal`. What broke off is opened again after 1 to 30 s, so that it
   * fails only where the caller is refused. What happened in between is not told: `notifications.list` has it, once `onUp`
   * says that it stands again.
   * @throws {ApiError} `auth.no_token` without a session; one of `auth.…` where the session is over or the key refused.
   * @example for await (const event of rimba.events({ signal })) console.log(event.type);
   */
  readonly events: ReturnType<typeof eventsOf>;
}

/**
 * Rimba for a program: no framework, and nothing that runs between two calls.
 * @throws {TypeError} where `baseUrl` is no address, `key` no key, `language` none of Rimba's or `timeoutMs` no time.
 */
export function createRimba(options: RimbaOptions): Rimba {
  const { language = 'en', retries = 2, clock = systemClock } = options;
  const timeoutMs = timeoutOf(options);
  const origin = addressOf(options.baseUrl);
  // As it stands in a file, with the end of its line.
  const key = options.key?.trim();
  // Named and undefined is a variable that was not set: as a visitor it would fail only at its first order.
  if ('key' in options && !/^rimba_[0-9a-f]{72}$/.test(key ?? ''))
    throw new TypeError('createRimba: key has to be what the profile showed, rimba_…');
  if (!languages.includes(language))
    throw new TypeError(`createRimba: language has to be id or en, and is ${language}`);
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
  const asked = key === undefined ? kept.fetch : withKey(fetch, origin, key);
  const api = clientWith(asked);
  const botCheck = createBotCheck(api, options.botCheck);

  return {
    api: byAddresses(api),
    botCheck,
    session: key === undefined ? sessionOf(api, kept, botCheck) : sessionOfKey,
    trees: { ...listAt<'listTrees'>(api, '/api/v1/tree'), ...treesOf(api) },
    communities: listAt<'listCommunities'>(api, '/api/v1/kelompok-komunitas'),
    species: listAt<'listSpecies'>(api, '/api/v1/species'),
    news: listAt<'listNews'>(api, '/api/v1/news'),
    activities: listAt<'listGroupActivities'>(api, '/api/v1/group-activity'),
    adopters: listAt<'listAdopters'>(api, '/api/v1/adopter'),
    orders: {
      ...listAt<'listTransactions'>(api, '/api/v1/transaction/me'),
      ...ordersOf(api, key === undefined ? botCheck : noBotCheck, clock),
    },
    certificates: {
      ...listAt<'listOwnCertificates'>(api, '/api/v1/certificates/me'),
      ...certificatesOf(api),
    },
    notifications: listAt<'listNotifications'>(api, '/api/v1/notification'),
    letters: listAt<'listLetters'>(api, '/api/v1/letter/me'),
    wishtree: listAt<'listWishtree'>(api, '/api/v1/wishtree/me'),
    profile: profileOf(api),
    paymentMethods: paymentMethodsOf(api),
    events: eventsOf(asked, origin, language, clock),
  };
}

const languages: readonly string[] = Object.keys({ id: true, en: true } satisfies Record<ApiLanguage, true>);

/**
 * Where Rimba is, without what each call puts behind it, and written as requests write it: by it they are told from those
 * to elsewhere. Said at once: else it shows as calls without an answer.
 */
function addressOf(baseUrl: string): string {
  try {
    const { href, origin, pathname } = new URL(baseUrl);
    const path = pathname.replace(/\/+$/, '');
    // A name, a password, a query or a fragment would stand between the two.
    const isAddress = /^https?:/.test(origin) && href === origin + pathname && path !== '/api/v1';
    if (isAddress) return origin + path;
  } catch {
    // What cannot be read as an address is none, either.
  }
  throw new TypeError(
    `createRimba: baseUrl has to be where Rimba is, such as https://rimba.example, and is ${String(baseUrl).replace(/\/\/.*@/, '//…@')}`,
  );
}
