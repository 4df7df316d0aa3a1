import { areLimits } from '../../adoption/ranking/index.ts';
import type { AddCommands } from '../command.ts';
import { CommandError, exitCode } from '../outcome.ts';

export const addRanks: AddCommands = (program, { terminal: { t, say }, withProduct }) => {
  const family = program.command('ranks').description(t('help.ranks.about'));

  family
    .command('show')
    .description(t('help.ranks.show'))
    .action(() =>
      withProduct(async ({ adoption }) =>
        say(t('ranks.inForce', await adoption.ranking.patronLimits.inForce())),
      ),
    );

  family
    .command('set <gold> <platinum> <diamond>')
    .description(t('help.ranks.set'))
    .action(async (...given: string[]) => {
      const [gold = Number.NaN, platinum = Number.NaN, diamond = Number.NaN] = given.slice(0, 3).map(Number);
      const limits = { gold, platinum, diamond };
      if (!areLimits(limits)) throw new CommandError(t('ranks.wrong'), exitCode.wrongUsage);
      await withProduct(({ adoption }) => adoption.ranking.patronLimits.set(limits));
      say(t('ranks.inForce', limits));
    });
};
