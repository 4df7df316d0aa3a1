import { methodCodes } from '../../database/schema/index.ts';
import type { AddCommands } from '../command.ts';
import { CommandError, exitCode } from '../outcome.ts';

export const addMethods: AddCommands = (program, { terminal: { t, say, language }, withProduct }) => {
  const family = program.command('methods').description(t('help.methods.about'));

  family
    .command('list')
    .description(t('help.methods.list'))
    .action(() =>
      withProduct(async ({ database: { db }, gateway: { methods } }) => {
        for (const { code, name, available } of await methods.all(db))
          say(`${code}  ${name[language]}  ${t(available ? 'methods.on' : 'methods.off')}`);
      }),
    );

  for (const state of ['on', 'off'] as const) {
    family
      .command(`${state} <code>`)
      .description(t(`help.methods.${state}`))
      .action((given: string) =>
        withProduct(async ({ database: { db }, gateway: { methods } }) => {
          const code = methodCodes.find((known) => known === given.toLowerCase());
          const changed = code && (await methods.offer(db, code, state === 'on'));
          if (!changed) {
            const words = { code: given.toLowerCase(), codes: methodCodes.join(', ') };
            throw new CommandError(t('methods.unknown', words), exitCode.wrongUsage);
          }
          say(`${code}  ${changed.name[language]}  ${t(`methods.${state}`)}`);
        }),
      );
  }
};
