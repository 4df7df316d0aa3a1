import { ConfigError } from '@rimba/api/config';
import { EmbeddedPostgresError } from '@rimba/api/embedded-postgres';
import type { Rimba } from './open-rimba.ts';
import { say } from './say.ts';
import { StartError } from './start-error.ts';

/** Says where the product is, and how it ends. */
export function sayWhere(publicUrl: string, { sandboxSecret }: Pick<Rimba, 'sandboxSecret'>): void {
  say(`\nRimba is at ${publicUrl}`);
  if (sandboxSecret !== undefined) {
    say(`The world outside it (inbox, payments, clock) is at ${publicUrl}/sandbox`);
    say(`Its calls want the header X-Rimba-Sandbox: ${sandboxSecret}`);
  }
  say('Stop it with Ctrl+C.\n');
}

/** Ends a start that failed. What a person can mend is said in its own words; anything else keeps its trace. */
export function giveUp(error: unknown): never {
  const forPeople = [ConfigError, EmbeddedPostgresError, StartError].some((kind) => error instanceof kind);
  console.error(forPeople && error instanceof Error ? error.message : error);
  process.exit(1);
}
