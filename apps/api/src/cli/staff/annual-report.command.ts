import { Type } from 'typebox';
import { wibDate } from '../../clock/wib.ts';
import type { AddCommands } from '../command.ts';
import { CommandError, exitCode } from '../outcome.ts';
import { readJsonFile } from './json-file.ts';
import { localized } from './localized.ts';

/** The file of `report publish`: the words; the figures come from the records. */
const ReportFile = Type.Object(
  { title: localized(200), summary: localized(4_000) },
  { additionalProperties: false },
);

const example: Type.Static<typeof ReportFile> = {
  title: { id: 'Laporan tahunan 2025', en: 'Annual report 2025' },
  summary: { id: 'Apa yang tumbuh tahun ini.', en: 'What grew this year.' },
};

export const addAnnualReport: AddCommands = (program, { terminal, pathOf, withProduct }) => {
  const { t, say } = terminal;
  const family = program.command('report').description(t('help.report.about'));

  family
    .command('publish <year> <file>')
    .description(t('help.report.publish'))
    .addHelpText('after', () => `\n${t('help.example')}\n${JSON.stringify(example, null, 2)}`)
    .action(async (given: string, file: string) => {
      const words = await readJsonFile(terminal, pathOf(file), ReportFile);
      await withProduct(async ({ transparency, clock }) => {
        const now = clock.now();
        const year = Number(given);
        if (!/^20\d\d$/.test(given) || year >= Number(wibDate(now).slice(0, 4))) {
          throw new CommandError(t('report.year', { year: given }), exitCode.wrongUsage);
        }
        say(t(`report.${await transparency.annual.publish(year, words, now)}`, { year }));
      });
    });
};
