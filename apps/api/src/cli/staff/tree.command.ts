import type { AddCommands } from '../command.ts';
import { CommandError } from '../outcome.ts';

export const addTree: AddCommands = (program, { terminal: { t, say }, withProduct }) => {
  const family = program.command('tree').description(t('help.tree.about'));

  family
    .command('replace <lost> <next>')
    .description(t('help.tree.replace'))
    .action((lost: string, next: string) =>
      withProduct(async ({ adoption }) => {
        const outcome = await adoption.replacements.replace(lost.toUpperCase(), next.toUpperCase());
        const told = t(`tree.${outcome}`, { lost, next });
        if (outcome !== 'moved' && outcome !== 'recorded') throw new CommandError(told);
        say(told);
      }),
    );
};
