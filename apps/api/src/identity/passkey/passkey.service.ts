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

export type PasskeyService = ReturnType<typeof createPasskeyService>;

/** Passkeys: made by a browser for an account, and signed with in place of a password. Challenges live by real time. */
export function createPasskeyService({
  config: { publicUrl },
  database: { db },
  limits,
  confirmations,
  sessions,
  ways,
}: {
  config: Pick<Config, 'publicUrl'>;
  database: Pick<Database, 'db'>;
  limits: Limits;
  confirmations: Pick<ConfirmationService, 'check'>;
  sessions: Pick<SessionService, 'open'>;
  ways: Pick<WayService, 'addPasskey' | 'used'>;
}) {
  const site = siteAt(publicUrl);

  async function challengeFor(adopterId: number | undefined): Promise<string> {
    const challenge = newChallenge();
    const expiresAt = new Date(Date.now() + challengeLife);
    await insertChallenge(db, { challenge, adopterId: adopterId ?? null, expiresAt });
    return challenge;
  }

  /**
   * Spends the challenge that a browser has answered, whatever comes of it.
   * @throws Problem auth.passkey_failed, auth.passkey_expired, auth.passkey_other_site
   */
  async function spend(clientDataJSON: string, adopterId: number | undefined): Promise<string> {
    const { challenge, origin } = readClientData(clientDataJSON);
    if (!(await takeChallenge(db, { challenge, adopterId }, new Date())))
      throw new Problem('auth.passkey_expired');
    if (origin !== site.origin) throw new Problem('auth.passkey_other_site');
    return challenge;
  }

  /** Which passkey has signed, and how far it has counted. */
  async function signedWith(given: SignedCredential): Promise<{ found: OwnedPasskey; counter: number }> {
    const challenge = await spend(given.response.clientDataJSON, undefined);
    const found = await findPasskey(db, given.id);
    if (!found) throw new Problem('auth.passkey_unknown');
    return { found, counter: await checkSigned(given, found, { site, challenge }) };
  }

  /** @throws Problem auth.passkey_copied where it had counted as far before */
  async function use(
    tx: Db,
    owner: Adopter,
    { found, counter }: { found: OwnedPasskey; counter: number },
    device: Device,
  ): Promise<void> {
    if (!(await raiseCounter(tx, found.wayId, counter)))
      throw new Problem('auth.passkey_copied', { about: owner.id });
    await ways.used(tx, owner, { kind: 'passkey', id: found.wayId, label: found.label }, device);
  }

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
      const requirement = 'required';
      return {
        rp: { id: site.id, name: 'Rimba' },
        user: { id: handleOf(adopter.id), name: adopter.email ?? '', displayName: adopter.name },
        challenge: await challengeFor(adopter.id),
        pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' })),
        timeout: challengeLife,
        excludeCredentials: own.map(({ credentialId: id, transports }) => ({
          id,
          type: 'public-key',
          transports,
        })),
        authenticatorSelection: {
          residentKey: requirement,
          requireResidentKey: true,
          userVerification: requirement,
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
      return {
        challenge: await challengeFor(undefined),
        rpId: site.id,
        timeout: challengeLife,
        userVerification: 'required',
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
        await use(tx, owner, signed, device);
        return sessions.open(tx, owner, device);
      });
    },
  };
}
