import type { Clock } from '../clock/clock.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/client.ts';
import type { MailService } from '../engagement/mail/index.ts';
import type { NotificationService } from '../engagement/notification/index.ts';
import type { AccessTokens, Caller } from '../http/access-token.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Limits } from '../limits/limits.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { Captcha } from './captcha/index.ts';
import { createGoogleService } from './google/index.ts';
import { createGuestService } from './guest/index.ts';
import { createKeyNews, createKeyService } from './key/index.ts';
import { createPasskeyService } from './passkey/index.ts';
import { createPasswordResetService, createPasswordService } from './password/index.ts';
import type { PictureRemoval, PictureStore } from './picture/index.ts';
import { createEmailChangeService, createProfileService } from './profile/index.ts';
import {
  createConfirmationService,
  createFirstProof,
  createLinkMailer,
  createVerificationService,
} from './proof/index.ts';
import { createSessionService } from './session/index.ts';
import { createAccountService, createCorrectionService, createSecondFactor } from './sign-in/index.ts';
import { createFactorService, createWayNews, createWayService, waysOf } from './way/index.ts';

export type IdentityDependencies = {
  config: Pick<Config, 'publicUrl' | 'google'>;
  database: Pick<Database, 'db'>;
  clock: Clock;
  secrets: Secrets;
  limits: Limits;
  captcha: Captcha;
  accessTokens: AccessTokens;
  jobs: Jobs;
  pictureRemoval: PictureRemoval;
  pictures: PictureStore;
  mails: MailService;
  notifications: NotificationService;
};

export type IdentityService = ReturnType<typeof createIdentityService>;

/** Who people are: accounts, sessions and the proof of addresses, wired together. */
export function createIdentityService(dependencies: IdentityDependencies) {
  const { config, secrets } = dependencies;
  const sessions = createSessionService({
    ...dependencies,
    successorKey: secrets.keyFor('refresh token successor'),
  });
  const firstProof = createFirstProof({ ...dependencies, sessions });
  const mailLink = createLinkMailer({ ...dependencies, publicUrl: config.publicUrl });
  const verification = createVerificationService({ ...dependencies, mailLink, firstProof, waysOf });
  const confirmations = createConfirmationService(dependencies);
  const news = createWayNews(dependencies);
  const factors = createFactorService({ ...dependencies, confirmations, news });
  const ways = createWayService({ ...dependencies, confirmations, sessions, factors, news });
  const passkeys = createPasskeyService({ ...dependencies, confirmations, sessions, ways });
  const secondFactor = createSecondFactor({ ...dependencies, passkeys, ways, factors });
  const keys = createKeyService({ ...dependencies, confirmations, news: createKeyNews(dependencies) });
  const corrections = createCorrectionService({ ...dependencies, sessions, verification, keys });
  const accounts = createAccountService({ ...dependencies, sessions, verification, ways, secondFactor });
  const passwords = createPasswordService({ ...dependencies, confirmations, sessions, ways });
  const passwordReset = createPasswordResetService({
    ...dependencies,
    mailLink,
    passwords,
    firstProof,
    ways,
    keys,
  });
  const guests = createGuestService({ ...dependencies, sessions, firstProof });
  const google = createGoogleService({ ...dependencies, sessions, firstProof, confirmations, ways });
  const profiles = createProfileService(dependencies);
  const emailChanges = createEmailChangeService({
    ...dependencies,
    confirmations,
    sessions,
    verification,
    mailLink,
    publicUrl: config.publicUrl,
  });
  return {
    ...accounts,
    ...google,
    sessions,
    verification,
    confirmations,
    corrections,
    passkeys,
    passwords,
    passwordReset,
    profiles,
    emailChanges,
    ways,
    factors,
    keys,
    requestGuestCode: guests.requestCode,
    proveGuest: guests.prove,
    openGuest: guests.open,
    callerOfKey: keys.callerOfKey,
    currentCaller: (caller: Caller) =>
      caller.keyId === undefined ? sessions.currentCaller(caller) : keys.stillCalls(caller, caller.keyId),
    refresh: sessions.refresh,
    logout: sessions.close,
  };
}
