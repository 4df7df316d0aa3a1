import { dateTime, rupiah } from '@rimba/i18n/format';
import type { AddCommands } from '../command.ts';
import { CommandError } from '../outcome.ts';

export const addFlagged: AddCommands = (program, { terminal: { t, say, language }, withProduct }) => {
  const family = program.command('flagged').description(t('help.flagged.about'));

  family
    .command('list')
    .description(t('help.flagged.list'))
    .action(() =>
      withProduct(async ({ adoption }) => {
        const rows = await adoption.flagged.list();
        if (!rows.length) say(t('flagged.none'));
        for (const { number, createdAt, total, status, flagged } of rows) {
          say([number, dateTime(createdAt, language), rupiah(total, language), status, flagged].join('  '));
        }
      }),
    );

  family
    .command('settle <number>')
    .description(t('help.flagged.settle'))
    .action((number: string) =>
      withProduct(async ({ adoption }) => {
        const reason = await adoption.flagged.settle(number);
        if (reason === undefined) throw new CommandError(t('flagged.unknown', { number }));
        say(t('flagged.settled', { number, reason }));
      }),
    );
};
