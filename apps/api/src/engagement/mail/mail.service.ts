import { randomUUID } from 'node:crypto';
import type { Clock } from '../../clock/clock.ts';
import type { Db } from '../../database/client.ts';
import type { StoredLanguage } from '../../database/schema/index.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { MailContents, MailTemplate, PreferenceService } from '../message/index.ts';
import { listUnsent, mailWriting } from './mail.repository.ts';

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
  jobs: Pick<Jobs, 'send' | 'sending'>;
  clock: Clock;
  preferences: PreferenceService;
  /** After the @ of a Message-ID. */
  messageDomain: string;
}) {
  const write = mailWriting((list) => jobs.sending(sendMail, list));

  return {
    /** Writes mails in the caller's transaction, but those whose readers switched such mails off. */
    async enqueue(tx: Db, ...mails: NewMail[]): Promise<void> {
      const createdAt = clock.now();
      const wanted = [];
      for (const { to, ...mail } of mails) {
        if (!(await preferences.wantsMail(tx, to, mail.template))) continue;
        const messageId = `<${randomUUID()}@${messageDomain}>`;
        wanted.push({ ...mail, messageId, recipient: to, createdAt });
      }
      if (wanted.length) await write(tx, wanted);
    },

    /** Queues whatever the outbox still holds, where the queues themselves were lost. */
    async requeue(tx: Db): Promise<void> {
      for (const { id: mailId } of await listUnsent(tx)) await jobs.send(tx, sendMail, { mailId });
    },
  };
}
