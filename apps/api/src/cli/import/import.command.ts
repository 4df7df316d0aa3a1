import { writeFile } from 'node:fs/promises';
import type { AddCommands, CommandContext } from '../command.ts';
import { CommandError, exitCode } from '../outcome.ts';
import { hasDatabase } from '../product.ts';
import { rowsOfHeads } from '../table/table.ts';
import { activityImporter } from './activity.importer.ts';
import { communityImporter } from './community.importer.ts';
import { entryImporter } from './entry.importer.ts';
import { faultLine, faultTable } from './fault-report.ts';
import { type ImportOptions, type ImportOutcome, importFile } from './import-file.ts';
import type { Column, Importer } from './importer.ts';
import { programmeImporter } from './programme.importer.ts';
import { speciesImporter } from './species.importer.ts';
import { spendingImporter } from './spending.importer.ts';
import { splitImporter } from './split.importer.ts';
import { surveyImporter } from './survey.importer.ts';
import { treeImporter } from './tree.importer.ts';

type Flags = { dryRun?: boolean; goodRowsOnly?: boolean; strict?: boolean; report?: string };

/** More faults than this are for the report file. */
const shownFaults = 50;

export const addImport: AddCommands = (program, context) => {
  const { t } = context.terminal;
  const family = program.command('import').description(t('help.import.about'));

  function add<Values extends object>(
    name:
      | 'species'
      | 'trees'
      | 'surveys'
      | 'communities'
      | 'programmes'
      | 'activities'
      | 'reports'
      | 'split'
      | 'spending',
    importer: Importer<Values>,
  ) {
    family
      .command(`${name} <file>`)
      .description(t(`help.import.${name}`))
      .option('--dry-run', t('help.import.dryRun'))
      .option('--good-rows-only', t('help.import.goodRowsOnly'))
      .option('--strict', t('help.import.strict'))
      .option('--report <file>', t('help.import.report'))
      .addHelpText(
        'after',
        () => `\n${t('help.import.columns')}\n${columnHelp(importer, t('help.import.optional'))}`,
      )
      .action((file: string, flags: Flags) => run(context, importer, file, flags));
  }
  add('species', speciesImporter);
  add('trees', treeImporter);
  add('surveys', surveyImporter);
  add('communities', communityImporter);
  add('programmes', programmeImporter);
  add('activities', activityImporter);
  add('reports', entryImporter);
  add('split', splitImporter);
  add('spending', spendingImporter);
};

function columnHelp<Values extends object>({ columns }: Importer<Values>, optional: string): string {
  return Object.entries<Pick<Column<unknown>, 'also'> & { cell: { choices?: string } }>(columns)
    .map(([name, column]) => {
      const also = column.also?.length ? ` (${column.also.join(', ')})` : '';
      const choices = column.cell.choices === undefined ? '' : `: ${column.cell.choices}`;
      return `  ${name}${also}${choices}${'empty' in column ? ` · ${optional}` : ''}`;
    })
    .join('\n');
}

async function run<Values extends object>(
  { terminal, config, pathOf, withProduct, finish }: CommandContext,
  importer: Importer<Values>,
  file: string,
  { report, ...flags }: Flags,
): Promise<void> {
  // Only looking, it would make an empty one and know no tree of the file.
  if (flags.dryRun && !hasDatabase(config)) {
    throw new CommandError(
      terminal.t('import.noDatabase', { folder: config.dataFolder }),
      exitCode.wrongUsage,
    );
  }
  if (report !== undefined) {
    if (pathOf(report) === pathOf(file)) {
      throw new CommandError(terminal.t('import.reportIsFile', { file: report }), exitCode.wrongUsage);
    }
    // Found out before anything is written that only the report would name.
    await writeFile(pathOf(report), '');
  }
  const options: ImportOptions = { ...flags, onProgress: terminal.progress };
  const outcome = await withProduct(async (services) => {
    const imported = await importFile(services, importer, pathOf(file), options);
    if (!imported.written) return imported;
    // A death is told before the tree that takes its place is introduced.
    const { letter, term } = services.adoption;
    await letter.letters.tellAll();
    await term.replacements.moveDue();
    return imported;
  });
  const { t, say, complain } = terminal;
  const { sheets } = outcome;
  if (sheets) complain(t('import.sheets', { read: sheets.read, left: sheets.left.join(', ') }));
  if (outcome.ignored.length) complain(t('import.ignored', { columns: outcome.ignored.join(', ') }));
  if (outcome.missing.length) {
    complain(t('import.heads', { heads: outcome.heads.join(', ') }));
    complain(t('import.missing', { columns: outcome.missing.join(', ') }));
  }
  for (const fault of outcome.faults.slice(0, shownFaults)) complain(faultLine(terminal, fault));
  for (const doubt of outcome.doubts.slice(0, shownFaults)) {
    complain(t('import.doubt', { fault: faultLine(terminal, doubt) }));
  }
  if (outcome.doubts.length) complain(t('import.doubts', { count: outcome.doubts.length }));
  const more = outcome.faults.length - shownFaults;
  if (more > 0) complain(t('import.more', { count: more }));
  if (report !== undefined) {
    await writeFile(pathOf(report), faultTable(terminal, [...outcome.faults, ...outcome.doubts]));
    if (outcome.faults.length || outcome.doubts.length) say(t('import.reported', { file: report }));
  }
  say(summary(outcome, terminal, flags));
  finish(outcome.faults.length || outcome.missing.length ? exitCode.problems : exitCode.done);
}

function summary(outcome: ImportOutcome, { t }: CommandContext['terminal'], { dryRun }: Flags): string {
  const { rows, faults, missing, effects, written } = outcome;
  const left = new Set(faults.map(({ line }) => line)).size;
  const counted = t('import.summary', { rows, ...effects, left });
  if (written) return `${t('import.done')} ${counted}`;
  if (dryRun) return `${t('import.dryRun')} ${counted}`;
  return missing.length
    ? t('import.nothingWithout', { most: rowsOfHeads })
    : `${t('import.nothing')} ${counted}`;
}
