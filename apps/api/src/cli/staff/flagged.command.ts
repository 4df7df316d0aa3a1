import { dateTime, rupiah } from '@rimba/i18n/format';
import type { Decision } from '../../adoption/payment/index.ts';
import type { FlagReason } from '../../database/schema/index.ts';
import type { AddCommands, CommandContext } from '../command.ts';
import { CommandError, exitCode } from '../outcome.ts';

const textOf = (reasons: readonly FlagReason[]) => reasons.join('; ');

type Flags = { refunded?: string; amount?: string; give?: string; noted?: string; by: string };

export const addFlagged: AddCommands = (program, context) => {
  const { t } = context.terminal;
  const family = program.command('flagged').description(t('help.flagged.about'));

  family
    .command('list')
    .description(t('help.flagged.list'))
    .action(() => list(context));

  family
    .command('settle <number>')
    .description(t('help.flagged.settle'))
    .option('--refunded <reference>', t('help.flagged.refunded'))
    .option('--amount <rupiah>', t('help.flagged.amount'))
    .option('--give <codes>', t('help.flagged.give'))
    .option('--noted <why>', t('help.flagged.noted'))
    .requiredOption('--by <name>', t('help.flagged.by'))
    .action((number: string, flags: Flags) => settle(context, number, flags));

  family
    .command('history')
    .description(t('help.flagged.history'))
    .action(() => history(context));
};

const list = ({ terminal: { t, say, language }, withProduct }: CommandContext) =>
  withProduct(async ({ adoption }) => {
    const [rows, trees] = [
      await adoption.payment.flagged.list(),
      await adoption.term.replacements.lostTrees(),
    ];
    if (!rows.length && !trees.length) say(t('flagged.none'));
    for (const { number, createdAt, total, status, customer, flagged, flaggedAt } of rows) {
      const { firstName, lastName, email } = customer;
      const who = [firstName, lastName, email && `<${email}>`].filter(Boolean).join(' ');
      const [date, amount] = [dateTime(createdAt, language), rupiah(total, language)];
      const why = textOf(flagged ?? []);
      const reason = flaggedAt ? `${why} (${dateTime(flaggedAt, language)})` : why;
      say(t('flagged.waiting', { number, date, amount, who, status, reason }));
    }
    for (const { code, community, surveyedAt } of trees) {
      say(t('flagged.lost', { code, community, date: dateTime(surveyedAt, language) }));
    }
  });

const settle = ({ terminal: { t, say }, withProduct }: CommandContext, number: string, flags: Flags) => {
  const amount = amountOf(flags);
  if (amount === undefined) throw new CommandError(t('flagged.amount'), exitCode.wrongUsage);
  const decision = decisionOf(flags, amount);
  if (!decision) throw new CommandError(t('flagged.oneDecision'), exitCode.wrongUsage);
  return withProduct(async ({ adoption }) => {
    const outcome = await adoption.payment.flagged.settle(number, decision);
    if (outcome.kind !== 'settled')
      throw new CommandError(t(`flagged.${outcome.kind}`, { number, ...outcome }));
    say(t('flagged.settled', { number, reason: textOf(outcome.reasons) }));
  });
};

/** Undefined unless exactly one decision was given. */
function decisionOf({ refunded, give, noted, by }: Flags, amount: number | null): Decision | undefined {
  const codes = (give ?? '').split(',').flatMap((code) => code.trim().toUpperCase() || []);
  const decisions = [
    ...(refunded?.trim() ? [{ kind: 'refunded', note: refunded.trim(), amount, by } as const] : []),
    ...(codes.length ? [{ kind: 'given', codes, by } as const] : []),
    ...(noted?.trim() ? [{ kind: 'noted', note: noted.trim(), by } as const] : []),
  ];
  return decisions.length === 1 ? decisions[0] : undefined;
}

/** Whole rupiah that went back; null where none was told, undefined where it is none or nothing went back. */
function amountOf({ amount, refunded }: Flags): number | null | undefined {
  if (amount === undefined) return null;
  return refunded !== undefined && /^[1-9]\d{0,11}$/.test(amount) ? Number(amount) : undefined;
}

const history = ({ terminal: { t, say, language }, withProduct }: CommandContext) =>
  withProduct(async ({ adoption }) => {
    const decisions = await adoption.payment.flagged.decisions();
    if (!decisions.length) say(t('flagged.undecided'));
    for (const { decidedAt, decidedBy: by, reasons, ...rest } of decisions) {
      const moment = dateTime(decidedAt, language);
      say(t('flagged.decision', { moment, by, reason: textOf(reasons), ...rest }));
    }
  });
