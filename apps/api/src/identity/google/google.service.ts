import { pathTo } from '@rimba/paths';
import type { Clock } from '../../clock/clock.ts';
import type { Config } from '../../config/config.ts';
import type { Database, Db } from '../../database/client.ts';
import type { StoredLanguage } from '../../database/schema/index.ts';
import { Problem } from '../../http/problem.ts';
import {
  type Adopter,
  findAdopter,
  findAdopterByEmail,
  findAdopterByGoogle,
  insertAdopter,
  lockAdopter,
  longestName,
  shortestName,
  tidyName,
  updateAdopter,
} from '../adopter/index.ts';
import {
  blankProfile,
  type Confirmation,
  type ConfirmationService,
  type FirstProof,
  isHeldBack,
} from '../proof/index.ts';
import { spendOnce } from '../security/index.ts';
import type { Device, OpenSession, SessionService } from '../session/index.ts';
import type { WayService } from '../way/index.ts';
import { createGoogle, type GoogleIdentity, type GoogleTrip } from './google-identity.ts';

/** What the popup of Google's own script has in place of an address. */
const popup = 'postmessage';

export type GoogleCaller = { id: number; sessionId: string; confirmation: Confirmation } | undefined;

export type GoogleService = ReturnType<typeof createGoogleService>;

/** Signing in with Google, and connecting it to an account. */
export function createGoogleService({
  config,
  database: { db },
  clock,
  sessions,
  firstProof,
  confirmations,
  ways,
}: {
  config: Pick<Config, 'google' | 'publicUrl'>;
  database: Pick<Database, 'db'>;
  clock: Clock;
  sessions: SessionService;
  firstProof: FirstProof;
  confirmations: Pick<ConfirmationService, 'check'>;
  ways: Pick<WayService, 'added' | 'noteAdded' | 'noteUsed' | 'used'>;
}) {
  const google = config.google && createGoogle(config.google);
  const callback = config.publicUrl + pathTo('googleCallback');

  function configured() {
    if (!google) throw new Problem('auth.google_not_configured');
    return google;
  }

  /** An account for a Google account seen for the first time. */
  async function accountFor(
    tx: Db,
    who: GoogleIdentity,
    language: StoredLanguage,
    device: Device,
  ): Promise<Adopter> {
    const existing = await findAdopterByEmail(tx, who.email);
    if (!existing) {
      if (await isHeldBack(tx, who.email, clock.now())) throw new Problem('auth.email_taken');
      const made = await insertAdopter(tx, {
        ...blankProfile,
        name: nameFrom(who),
        email: who.email,
        googleSubject: who.subject,
        language,
        emailVerifiedAt: clock.now(),
        createdAt: clock.now(),
      });
      if (!made) return accountFor(tx, who, language, device);
      await ways.noteAdded(tx, made.id, wayOf(who), device);
      await ways.noteUsed(tx, made.id, wayOf(who), device);
      return made;
    }
    // Only where Google runs the mailbox does its word prove that this is the same person.
    const locked = who.authoritative ? await lockAdopter(tx, existing.id) : undefined;
    // A Google account that somebody connected before the address was proven counts as little as their password.
    const isConnected = locked?.googleSubject && locked.emailVerifiedAt;
    if (!locked || locked.email !== who.email || isConnected) {
      throw new Problem('auth.google_link_needs_password');
    }
    const proven = await firstProof(tx, locked, { registered: false });
    return connect(tx, proven, who, device, locked.emailVerifiedAt ? {} : { name: nameFrom(who) });
  }

  async function connect(
    tx: Db,
    { id, googleSubject: before }: Adopter,
    who: GoogleIdentity,
    device: Device,
    also: { name?: string } = {},
  ) {
    const connected = await updateAdopter(tx, id, { googleSubject: who.subject, ...also });
    if (!connected) throw new Problem('auth.user_not_found');
    if (before !== who.subject) await ways.added(tx, connected, wayOf(who), device);
    await ways.noteUsed(tx, id, wayOf(who), device);
    return connected;
  }

  /** Connects a Google account to the signed-in one. */
  async function connectTo(
    tx: Db,
    caller: { id: number; sessionId: string },
    who: GoogleIdentity,
    device: Device,
  ) {
    const taken = await findAdopterByGoogle(tx, who.subject);
    if (taken && taken.id !== caller.id) throw new Problem('auth.google_taken');
    const adopter = await lockAdopter(tx, caller.id);
    if (!adopter || adopter.deletedAt) throw new Problem('auth.user_not_found');
    if (who.authoritative && adopter.email === who.email) {
      await firstProof(tx, adopter, { registered: true });
    }
    const connected = await connect(tx, adopter, who, device);
    await sessions.endOne(tx, caller.sessionId, caller.id);
    return connected;
  }

  /** Before anything of Google's is spent, so that a mistyped password can be typed again. */
  async function confirm(caller: GoogleCaller): Promise<void> {
    if (!caller) return;
    const owner = await findAdopter(db, caller.id);
    if (!owner || owner.deletedAt) throw new Problem('auth.user_not_found');
    await confirmations.check(owner, caller.confirmation);
  }

  async function signIn(
    who: GoogleIdentity,
    caller: GoogleCaller,
    language: StoredLanguage,
    device: Device,
  ): Promise<OpenSession> {
    return db.transaction(async (tx) => {
      if (!(await spend(tx, who))) throw new Problem('auth.google_authentication_failed');
      if (caller) return sessions.open(tx, await connectTo(tx, caller, who, device), device);
      const known = await findAdopterByGoogle(tx, who.subject);
      if (known) await ways.used(tx, known, wayOf(who), device);
      return sessions.open(tx, known ?? (await accountFor(tx, who, language, device)), device);
    });
  }

  return {
    /** Where a reader chooses a Google account, whose code then comes to our own return address. */
    googleAuthorizationUrl: async (trip: GoogleTrip): Promise<string> =>
      configured().authorizationUrl(callback, trip),

    /**
     * Signs in with an ID token. A signed-in caller has Google connected instead, and gets a new session in
     * place of the one used.
     * @throws Problem auth.google_authentication_failed, .google_link_needs_password, .google_not_configured
     */
    async loginWithGoogle(
      credential: string,
      caller: GoogleCaller,
      language: StoredLanguage,
      device: Device,
    ): Promise<OpenSession> {
      const who = await configured().verify(credential);
      await confirm(caller);
      return signIn(who, caller, language, device);
    },

    /** The same with an authorization code, from the popup or from our own return address. */
    async loginWithGoogleCode(
      { from, ...grant }: { code: string; codeVerifier?: string | undefined; from: 'popup' | 'redirect' },
      caller: GoogleCaller,
      language: StoredLanguage,
      device: Device,
    ): Promise<OpenSession> {
      await confirm(caller);
      const who = await configured().exchange(grant, from === 'popup' ? popup : callback);
      return signIn(who, caller, language, device);
    },
  };
}

/** The way that a Google account is, told from others by its address. */
const wayOf = ({ email: label }: GoogleIdentity) => ({ kind: 'google', label }) as const;

/** A credential signs in once: a copy of it is worth nothing. */
const spend = (tx: Db, { fingerprint, expiresAt }: GoogleIdentity): Promise<boolean> =>
  spendOnce(tx, `google:${fingerprint}`, expiresAt);

function nameFrom({ name }: GoogleIdentity): string {
  const tidy = Array.from(tidyName(name)).slice(0, longestName).join('');
  return tidy.length >= shortestName ? tidy : blankProfile.name;
}
