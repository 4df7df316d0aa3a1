import type { Check } from './check.ts';

export const noMailForgotten: Check = {
  name: 'no mail forgotten',
  sentence: 'A mail that is not sent yet has a job that will send it.',
  sql: `select format('mail %s (%s) is not sent, and no job sends it: %s', id, template, last_error) as breach
    from mail where sent_at is null and not exists (
      select from pgboss.job
      where name = 'send-mail' and data ->> 'mailId' = mail.id::text and state in ('created', 'retry', 'active'))`,
};
