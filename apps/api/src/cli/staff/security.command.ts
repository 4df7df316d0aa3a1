import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { dateTime } from '@rimba/i18n/format';
import { wholeNumber } from '@rimba/paths';
import { dayMs } from '../../clock/day.ts';
import type { AddCommands } from '../command.ts';
import { CommandError, exitCode } from '../outcome.ts';

type Asked = { of?: string; since?: string };

const year = 365 * dayMs;

export const addSecurity: AddCommands = (
  program,
  { terminal: { t, say, language }, pathOf, withProduct },
) => {
  const family = program.command('security').description(t('help.security.about'));

  /** Events that were asked for, the oldest first. */
  const events = (
    { security, clock }: Parameters<Parameters<typeof withProduct>[0]>[0],
    { of, since }: Asked,
  ) => {
    const from = since === undefined ? new Date(clock.now().getTime() - year) : new Date(since);
    const adopterId = wholeNumber(of);
    if (Number.isNaN(from.getTime())) throw new CommandError(t('security.since'), exitCode.wrongUsage);
    if (of !== undefined && adopterId === undefined)
      throw new CommandError(t('security.of'), exitCode.wrongUsage);
    return security.all({ since: from, ...(adopterId !== undefined && { adopterId }) });
  };

  family
    .command('list')
    .description(t('help.security.list'))
    .option('--of <id>', t('help.security.of'))
    .option('--since <day>', t('help.security.since'))
    .action((asked: Asked) =>
      withProduct(async (services) => {
        let told = 0;
        for await (const { at, event, outcome, way, adopterId, network, detail } of events(services, asked)) {
          told += 1;
          const parts = [dateTime(at, language), event, outcome, way, adopterId, network, detail];
          say(parts.filter((part) => part !== null).join('  '));
        }
        if (told === 0) say(t('security.none'));
      }),
    );

  family
    .command('export <file>')
    .description(t('help.security.export'))
    .option('--of <id>', t('help.security.of'))
    .option('--since <day>', t('help.security.since'))
    .action((file: string, asked: Asked) =>
      withProduct(async (services) => {
        async function* lines() {
          for await (const row of events(services, asked)) yield `${JSON.stringify(row)}\n`;
        }
        await pipeline(lines(), createWriteStream(pathOf(file), { flags: 'wx', mode: 0o600 }));
        say(t('security.exported', { file }));
      }),
    );
};
