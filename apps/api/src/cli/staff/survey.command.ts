import { listSlugs, recordDelay } from '../../forest/survey/index.ts';
import type { AddCommands } from '../command.ts';
import { CommandError, exitCode } from '../outcome.ts';
import { tidyWord } from './word.ts';

export const addSurvey: AddCommands = (program, { terminal, withProduct }) => {
  const { t, say } = terminal;
  const family = program.command('survey').description(t('help.survey.about'));

  family
    .command('delay <group> [reason]')
    .description(t('help.survey.delay'))
    .action((slugOrName: string, given?: string) => {
      const reason = given === undefined ? null : tidyWord(given, terminal);
      if (reason === '') throw new CommandError(t('survey.empty'), exitCode.wrongUsage);
      return withProduct(async ({ database, clock }) => {
        const name = await recordDelay(database.db, slugOrName, reason, clock.now());
        if (name === undefined) {
          throw new CommandError(t('survey.unknown', { groups: (await listSlugs(database.db)).join(', ') }));
        }
        say(t(reason === null ? 'survey.asked' : 'survey.word', { name }));
      });
    });
};
