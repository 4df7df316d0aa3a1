export { passkeyRoutes } from './passkey.routes.ts';
export { CreationOptions, RequestOptions } from './passkey.schemas.ts';
export { createPasskeyService } from './passkey.service.ts';
