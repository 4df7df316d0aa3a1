import type { Clock } from '../clock/clock.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/client.ts';
import type { MailService } from '../engagement/mail.service.ts';
import type { NotificationService } from '../engagement/notification.service.ts';
import type { AccessTokens } from '../http/access-token.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Limits } from '../limits/limits.ts';
import type { Secrets } from '../secrets/secrets.ts';
import { createAccountService } from './account.service.ts';
import type { Captcha } from './captcha/captcha.ts';
import { createConfirmationService } from './confirmation.service.ts';
import { createCorrectionService } from './correction.service.ts';
import { createFirstProof } from './first-proof.ts';
import { createGoogleService } from './google.service.ts';
import { createGuestService } from './guest.service.ts';
import { createLinkMailer } from './mailed-link.ts';
import { createPasswordService } from './password.service.ts';
import { createPasswordResetService } from './password-reset.service.ts';
import type { PictureStore } from './picture.ts';
import type { PictureRemoval } from './picture-removal.ts';
import { createProfileService } from './profile.service.ts';
import { createSessionService } from './session.service.ts';
import { createVerificationService } from './verification.service.ts';

export type IdentityDependencies = {
  config: Pick<Config, 'publicUrl' | 'google'>;
  database: Pick<Database, 'db' | 'plannedOnce'>;
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
  const verification = createVerificationService({ ...dependencies, mailLink, firstProof });
  const accounts = createAccountService({ ...dependencies, sessions, verification });
  const corrections = createCorrectionService({ ...dependencies, sessions, verification });
  const confirmations = createConfirmationService(dependencies);
  const passwords = createPasswordService({ ...dependencies, confirmations, sessions });
  const passwordReset = createPasswordResetService({ ...dependencies, mailLink, passwords, firstProof });
  const guests = createGuestService({ ...dependencies, sessions, firstProof });
  const google = createGoogleService({ ...dependencies, sessions, firstProof });
  const profiles = createProfileService(dependencies);
  return {
    ...accounts,
    ...google,
    sessions,
    verification,
    confirmations,
    corrections,
    passwords,
    passwordReset,
    profiles,
    requestGuestCode: guests.requestCode,
    proveGuest: guests.prove,
    openGuest: guests.open,
    openNewGuests: guests.openNew,
    currentCaller: sessions.currentCaller,
    refresh: sessions.refresh,
    logout: sessions.close,
  };
}
