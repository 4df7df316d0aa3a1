import { listSlugs, recordDelay } from '../../forest/survey/index.ts';
import type { AddCommands } from '../command.ts';
import { CommandError, exitCode } from '../outcome.ts';

/** Longest word of a community. */
const most = 280;

export const addSurvey: AddCommands = (program, { terminal: { t, say }, withProduct }) => {
  const family = program.command('survey').description(t('help.survey.about'));

  family
    .command('delay <group> [reason]')
    .description(t('help.survey.delay'))
    .action((group: string, given?: string) => {
      const reason = given?.normalize('NFC').replace(/\s+/g, ' ').trim() ?? null;
      if (reason === '') throw new CommandError(t('survey.empty'), exitCode.wrongUsage);
      if (reason && reason.length > most) throw new CommandError(t('why.too_long', { most }));
      return withProduct(async ({ database, clock }) => {
        const name = await recordDelay(database.db, group, reason, clock.now());
        if (name === undefined) {
          throw new CommandError(t('survey.unknown', { groups: (await listSlugs(database.db)).join(', ') }));
        }
        say(t(reason === null ? 'survey.asked' : 'survey.word', { name }));
      });
    });
};
