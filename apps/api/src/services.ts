import { type Clock, openClock } from './clock/clock.ts';
import type { Config } from './config/config.ts';
import { type Database, openDatabase } from './database/client.ts';

/** Everything a route may reach, wired once. Each domain adds its services here. */
export type Services = {
  config: Config;
  database: Database;
  clock: Clock;
  close(): Promise<void>;
};

export async function openServices(config: Config, databaseUrl: string): Promise<Services> {
  const database = openDatabase(databaseUrl);
  const clock = await openClock(database.db);
  return { config, database, clock, close: () => database.close() };
}
