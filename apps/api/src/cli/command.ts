import type { Command } from 'commander';
import type { Config } from '../config/config.ts';
import type { Services } from '../services.ts';
import type { ExitCode } from './outcome.ts';
import type { Terminal } from './terminal.ts';

/** What a command works with. Paths are meant from where the person stands. */
export type CommandContext = {
  terminal: Terminal;
  config: Config;
  pathOf(given: string): string;
  /** Opens the product for as long as `work` takes. */
  withProduct<T>(work: (services: Services, databaseUrl: string) => Promise<T>): Promise<T>;
  /** What the shell will be told. */
  finish(code: ExitCode): void;
};

/** Adds one family of commands to the program. */
export type AddCommands = (program: Command, context: CommandContext) => void;
