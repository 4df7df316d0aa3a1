import type { AddCommands } from '../command.ts';

export const addKeys: AddCommands = (program, { terminal: { t, say }, withProduct }) => {
  const family = program.command('keys').description(t('help.keys.about'));
  family
    .command('rotate')
    .description(t('help.keys.rotate'))
    .action(() =>
      withProduct(async ({ adoption, database }) => {
        const key = await database.db.transaction((tx) => adoption.certificate.signingKeys.rotate(tx));
        say(t('keys.rotated', { key }));
      }),
    );
};
