import type { Clock } from '../clock/clock.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/client.ts';
import type { MailService } from '../engagement/mail.service.ts';
import type { NotificationService } from '../engagement/notification.service.ts';
import type { Limits } from '../http/limits.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { AccessTokens } from './access-token.ts';
import { createAccountService } from './account.service.ts';
import type { Captcha } from './captcha/captcha.ts';
import { createFirstProof } from './first-proof.ts';
import { createSessionService } from './session.service.ts';
import { createVerificationService } from './verification.service.ts';

export type IdentityDependencies = {
  config: Pick<Config, 'publicUrl' | 'google'>;
  database: Pick<Database, 'db'>;
  clock: Clock;
  secrets: Secrets;
  limits: Limits;
  captcha: Captcha;
  accessTokens: AccessTokens;
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
  const verification = createVerificationService({
    ...dependencies,
    firstProof,
    publicUrl: config.publicUrl,
  });
  const accounts = createAccountService({ ...dependencies, sessions, verification });
  return {
    ...accounts,
    sessions,
    verification,
    currentCaller: sessions.currentCaller,
    refresh: sessions.refresh,
    logout: sessions.close,
  };
}
