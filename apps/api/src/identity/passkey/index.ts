export { deleteExpiredChallenges } from './passkey.repository.ts';
export { passkeyFailures, passkeyRoutes } from './passkey.routes.ts';
export { CreationOptions, RequestOptions, SignedCredential } from './passkey.schemas.ts';
export { createPasskeyService, type PasskeyService } from './passkey.service.ts';
