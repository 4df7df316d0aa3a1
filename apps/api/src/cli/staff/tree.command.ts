import type { AddCommands } from '../command.ts';
import { CommandError, exitCode } from '../outcome.ts';
import { tidyWord } from './word.ts';

export const addTree: AddCommands = (program, { terminal, withProduct }) => {
  const { t, say } = terminal;
  const family = program.command('tree').description(t('help.tree.about'));

  family
    .command('replace <lost> <replacement>')
    .description(t('help.tree.replace'))
    .action((lost: string, replacement: string) =>
      withProduct(async ({ adoption }) => {
        const { outcome, planted, alive } = await adoption.term.replacements.replace(
          lost.toUpperCase(),
          replacement.toUpperCase(),
        );
        const told = t(`tree.${outcome}`, { lost, replacement, planted, alive });
        if (outcome !== 'moved' && outcome !== 'recorded') throw new CommandError(told);
        say(told);
      }),
    );

  family
    .command('delay <lost> <reason>')
    .description(t('help.tree.delay'))
    .option('--dry-run', t('help.tree.dryRun'))
    .action((lost: string, given: string, { dryRun = false }: { dryRun?: boolean }) => {
      const reason = tidyWord(given, terminal);
      if (reason === '') throw new CommandError(t('tree.delay_empty'), exitCode.wrongUsage);
      return withProduct(async ({ adoption }) => {
        const { outcome, communityName } = await adoption.term.replacements.delay(
          lost.toUpperCase(),
          reason,
          {
            dryRun,
          },
        );
        const told = t(dryRun && outcome === 'delay_noted' ? 'tree.delay_dry' : `tree.${outcome}`, {
          lost,
          group: communityName,
          reason,
        });
        if (outcome !== 'delay_noted') throw new CommandError(told);
        say(told);
      });
    });
};
