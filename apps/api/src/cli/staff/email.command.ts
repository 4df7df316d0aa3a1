import { Problem } from '../../http/problem.ts';
import type { AddCommands } from '../command.ts';
import { CommandError } from '../outcome.ts';

export const addEmail: AddCommands = (program, { terminal: { t, say }, withProduct }) => {
  const family = program.command('email').description(t('help.email.about'));

  family
    .command('correct <from> <to>')
    .description(t('help.email.correct'))
    .requiredOption('--checked', t('help.email.checked'))
    .action((from: string, to: string) =>
      withProduct(async ({ identity }) => {
        try {
          await identity.corrections.correctEmail(from, to);
        } catch (cause) {
          throw explained(cause, from, to);
        }
        say(t('email.corrected', { email: to }));
      }),
    );

  function explained(cause: unknown, from: string, to: string): unknown {
    if (!(cause instanceof Problem)) return cause;
    if (cause.code === 'auth.user_not_found') return new CommandError(t('email.unknown', { email: from }));
    if (cause.code === 'auth.email_taken') return new CommandError(t('email.taken', { email: to }));
    if (cause.code === 'verification.cooldown') {
      return new CommandError(t('email.tooSoon', { email: to, count: cause.details.retryAfter ?? 60 }));
    }
    return new CommandError(t('email.wrong', { email: to }));
  }
};
