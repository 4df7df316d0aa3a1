export { ajvOptions, api } from './app.ts';
export { type Config, ConfigError, loadConfig } from './config/config.ts';
export {
  type EmbeddedPostgres,
  EmbeddedPostgresError,
  startEmbeddedPostgres,
} from './database/embedded/server.ts';
export { migrateDatabase } from './database/migrate.ts';
export { openServices, type Services } from './services.ts';
