export { type ApiOptions, api } from './app.ts';
export { type Config, ConfigError, loadConfig } from './config/config.ts';
export { EmbeddedPostgresError } from './database/embedded/server.ts';
export { errorHandler } from './http/error-handler.ts';
export { openApiText } from './openapi/openapi-document.ts';
export { storedSecret } from './secrets/secrets.ts';
export type { Services } from './services.ts';
export { type StartOptions, type StartStep, startService } from './start/start-service.ts';
