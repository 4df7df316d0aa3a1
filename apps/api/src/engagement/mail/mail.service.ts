import { randomUUID } from 'node:crypto';
import type { Clock } from '../../clock/clock.ts';
import type { Db } from '../../database/client.ts';
import type { StoredLanguage } from '../../database/schema/index.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { MailContents, MailTemplate, PreferenceService } from '../message/index.ts';
import { insertMail, listUnsent } from './mail.repository.ts';

type Mail<Template extends MailTemplate> = {
  /** What the mail tells, once: a second enqueuing of the same is dropped. */
  dedupeKey: string;
  template: Template;
  data: MailContents[Template];
};
/** A mail of which the rest follows from who it is for. */
export type UnaddressedMail = { [Template in MailTemplate]: Mail<Template> }[MailTemplate];
export type NewMail = UnaddressedMail & { to: string; language: StoredLanguage };

export type MailService = ReturnType<typeof createMailService>;

export const sendMail = 'send-mail';

/** The outbox. A mail is written with what causes it and sent by the job `send-mail`. */
export function createMailService({
  jobs,
  clock,
  preferences,
  messageDomain,
}: {
  jobs: Pick<Jobs, 'send'>;
  clock: Clock;
  preferences: PreferenceService;
  /** After the @ of a Message-ID. */
  messageDomain: string;
}) {
  return {
    /** Writes a mail in the caller's transaction, unless its reader switched such mails off. */
    async enqueue(tx: Db, { to, ...mail }: NewMail): Promise<void> {
      if (!(await preferences.wantsMail(tx, to, mail.template))) return;
      const messageId = `<${randomUUID()}@${messageDomain}>`;
      const mailId = await insertMail(tx, { ...mail, messageId, recipient: to, createdAt: clock.now() });
      if (mailId !== undefined) await jobs.send(tx, sendMail, { mailId });
    },

    /** Queues whatever the outbox still holds, where the queues themselves were lost. */
    async requeue(tx: Db): Promise<void> {
      for (const { id: mailId } of await listUnsent(tx)) await jobs.send(tx, sendMail, { mailId });
    },
  };
}
