import type { Check } from './check.ts';

export const oneMessageIdAMail: Check = {
  name: 'one Message-ID a mail',
  sentence: 'What is told by mail has one Message-ID, however often it is sent, and goes to whom it is for.',
  sql: `select format('%s has %s Message-IDs', dedupe_key, count(distinct message_id)) as breach
    from mail group by dedupe_key having count(distinct message_id) > 1
    union all
    select format('%s goes out as %s mails', message_id, count(*))
    from mail group by message_id having count(*) > 1
    union all
    select format('%s for %s arrived and stands in no outbox', received."messageId", received."to")
    from jsonb_to_recordset($1::jsonb -> 'mails') as received ("messageId" text, "to" text[])
    where not exists (select from mail where message_id = received."messageId" and recipient = any (received."to"))`,
};
