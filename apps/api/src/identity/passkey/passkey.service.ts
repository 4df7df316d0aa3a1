import type { Clock } from '../../clock/clock.ts';
import type { Config } from '../../config/config.ts';
import type { Database, Db } from '../../database/client.ts';
import { Problem, refuseWrong } from '../../http/problem.ts';
import { type Limits, limits as limit } from '../../limits/limits.ts';
import { type Adopter, findAdopter, lockAdopter, tidyName } from '../adopter/index.ts';
import type { Confirmation, ConfirmationService } from '../proof/index.ts';
import type { Device, OpenSession, SessionService } from '../session/index.ts';
import { type WayService, wrongInLabel } from '../way/index.ts';
import {
  findPasskey,
  insertChallenge,
  insertPasskey,
  type OwnedPasskey,
  type PasskeyRow,
  passkeysOf,
  raiseCounter,
  takeChallenge,
} from './passkey.repository.ts';
import type { CreationOptions, NewCredential, RequestOptions, SignedCredential } from './passkey.schemas.ts';
import {
  algorithms,
  checkNew,
  checkSigned,
  handleOf,
  newChallenge,
  readClientData,
  siteAt,
} from './webauthn.ts';

/** How long a browser may take, in ms. */
const challengeLife = 5 * 60 * 1_000;
const mostPasskeys = 20;

type Signed = { found: OwnedPasskey; counter: number };

/** A passkey as browsers are told which is meant. */
const known = ({ credentialId: id, transports }: PasskeyRow) => ({
  id,
  type: 'public-key' as const,
  transports,
});

export type PasskeyService = ReturnType<typeof createPasskeyService>;

/** Passkeys: made by a browser for an account, and signed with in place of a password. */
export function createPasskeyService({
  config: { publicUrl },
  database: { db },
  clock,
  limits,
  confirmations,
  sessions,
  ways,
}: {
  config: Pick<Config, 'publicUrl'>;
  database: Pick<Database, 'db'>;
  clock: Pick<Clock, 'now'>;
  limits: Limits;
  confirmations: Pick<ConfirmationService, 'check'>;
  sessions: Pick<SessionService, 'open'>;
  ways: Pick<WayService, 'addPasskey' | 'used' | 'noteUsed'>;
}) {
  const site = siteAt(publicUrl);

  async function challengeFor(adopterId: number | undefined): Promise<string> {
    const challenge = newChallenge();
    const expiresAt = new Date(clock.now().getTime() + challengeLife);
    await insertChallenge(db, { challenge, adopterId: adopterId ?? null, expiresAt });
    return challenge;
  }

  /**
   * Spends the challenge that a browser has answered, whatever comes of it.
   * @throws Problem auth.passkey_failed, auth.passkey_expired, auth.passkey_other_site
   */
  async function spend(clientDataJSON: string, adopterId: number | undefined): Promise<string> {
    const { challenge, origin } = readClientData(clientDataJSON);
    if (!(await takeChallenge(db, { challenge, adopterId }, clock.now())))
      throw new Problem('auth.passkey_expired');
    if (origin !== site.origin) throw new Problem('auth.passkey_other_site');
    return challenge;
  }

  /** Which passkey has signed, of this account or of any, and how far it has counted. */
  async function signedWith(given: SignedCredential, adopterId?: number): Promise<Signed> {
    const challenge = await spend(given.response.clientDataJSON, adopterId);
    const found = await findPasskey(db, given.id);
    const isTheirs = adopterId === undefined || found?.adopterId === adopterId;
    if (!found || !isTheirs) throw new Problem('auth.passkey_unknown', { about: adopterId });
    return { found, counter: await checkSigned(given, found, { site, challenge }) };
  }

  /** @throws Problem auth.passkey_copied where it had counted as far before */
  async function count(tx: Db, { found, counter }: Signed): Promise<void> {
    if (!(await raiseCounter(tx, found.wayId, counter)))
      throw new Problem('auth.passkey_copied', { about: found.adopterId });
  }

  const wayOf = ({ found: { wayId, label } }: Signed) => ({ kind: 'passkey', id: wayId, label }) as const;

  const asked = (challenge: string): RequestOptions => ({
    challenge,
    rpId: site.id,
    timeout: challengeLife,
    userVerification: 'required',
  });

  return {
    /**
     * What a browser is asked to make a passkey for the account.
     * @throws Problem auth.passkey_too_many, and those of a confirmation
     */
    async creationOptions(adopter: Adopter, confirmation: Confirmation): Promise<CreationOptions> {
      const own = await passkeysOf(db, adopter.id);
      if (own.length >= mostPasskeys)
        throw new Problem('auth.passkey_too_many', { values: { max: mostPasskeys } });
      await confirmations.check(adopter, confirmation);
      return {
        rp: { id: site.id, name: 'Rimba' },
        user: { id: handleOf(adopter.id), name: adopter.email ?? '', displayName: adopter.name },
        challenge: await challengeFor(adopter.id),
        pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' })),
        timeout: challengeLife,
        excludeCredentials: own.map(known),
        authenticatorSelection: {
          residentKey: 'required',
          requireResidentKey: true,
          userVerification: 'required',
        },
        attestation: 'none',
      };
    },

    /**
     * Keeps the passkey that a browser made; the confirmation was asked with the options.
     * @throws Problem auth.passkey_expired, .passkey_other_site, .passkey_failed, .passkey_taken, .passkey_too_many
     */
    async add(
      adopterId: number,
      given: { label: string; credential: NewCredential },
      device: Device,
    ): Promise<void> {
      refuseWrong(wrongInLabel(given));
      const challenge = await spend(given.credential.response.clientDataJSON, adopterId);
      const made = await checkNew(given.credential, { site, challenge });
      await db.transaction(async (tx) => {
        const owner = await lockAdopter(tx, adopterId);
        if (!owner || owner.deletedAt) throw new Problem('auth.user_not_found');
        if ((await passkeysOf(tx, adopterId)).length >= mostPasskeys)
          throw new Problem('auth.passkey_too_many', { values: { max: mostPasskeys } });
        const wayId = await ways.addPasskey(tx, owner, tidyName(given.label), device);
        if (!(await insertPasskey(tx, { ...made, wayId }))) throw new Problem('auth.passkey_taken');
      });
    },

    /** What a browser is asked so that somebody signs in; it shows the passkeys that it has for us. */
    async requestOptions(address: string): Promise<RequestOptions> {
      await limits.takeForAddress(limit.passkey, address);
      return asked(await challengeFor(undefined));
    },

    /** The same after the password of an account, of whose passkeys one is to sign. */
    async secondOptions(adopterId: number): Promise<RequestOptions> {
      const allowCredentials = (await passkeysOf(db, adopterId)).map(known);
      return { ...asked(await challengeFor(adopterId)), allowCredentials };
    },

    /**
     * Checks what one of the owner's passkeys has signed after the password.
     * @returns what keeps that it was used, in the transaction that signs in
     * @throws Problem auth.passkey_expired, .passkey_other_site, .passkey_unknown, .passkey_failed, and from what is
     * returned .passkey_copied
     */
    async second(
      owner: Adopter,
      given: SignedCredential,
    ): Promise<(tx: Db, device: Device) => Promise<void>> {
      const signed = await signedWith(given, owner.id);
      return async (tx, device) => {
        await count(tx, signed);
        await ways.noteUsed(tx, owner.id, wayOf(signed), device);
      };
    },

    /**
     * Signs in whoever has signed with a passkey.
     * @throws Problem auth.passkey_expired, .passkey_other_site, .passkey_unknown, .passkey_failed, .passkey_copied,
     * request.too_many
     */
    async login(given: SignedCredential, device: Device): Promise<OpenSession> {
      await limits.takeForAddress(limit.passkey, device.address);
      const signed = await signedWith(given);
      return db.transaction(async (tx) => {
        const owner = await findAdopter(tx, signed.found.adopterId);
        if (!owner || owner.deletedAt) throw new Problem('auth.passkey_unknown');
        await count(tx, signed);
        await ways.used(tx, owner, wayOf(signed), device);
        return sessions.open(tx, owner, device);
      });
    },
  };
}
