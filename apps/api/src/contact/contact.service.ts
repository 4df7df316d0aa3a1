import type { Clock } from '../clock/clock.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/client.ts';
import type { StoredLanguage } from '../database/schema/index.ts';
import type { MailService } from '../engagement/mail/index.ts';
import { refuseWrong } from '../http/problem.ts';
import { tidyEmail, tidyName } from '../identity/adopter/index.ts';
import type { Captcha } from '../identity/captcha/index.ts';
import { type Limits, limits as limit } from '../limits/limits.ts';
import { insertContactMessage } from './contact.repository.ts';
import { type ContactMessage, tidyMessage, wrongInMessage } from './contact.rules.ts';

export type ContactService = ReturnType<typeof createContactService>;

interface Sender {
  language: StoredLanguage;
  /** Of the network that it came from. */
  address: string;
  /** A program's key stands for its owner: no bot check is asked of it. */
  byProgram: boolean;
}

/** Messages from the contact form: kept, handed on to the operator, and confirmed to the writer. */
export function createContactService({
  config,
  database: { db },
  clock,
  captcha,
  limits,
  mails,
}: {
  config: Pick<Config, 'operator'>;
  database: Pick<Database, 'db'>;
  clock: Clock;
  captcha: Captcha;
  limits: Limits;
  mails: MailService;
}) {
  return {
    /** @throws Problem request.validation_error with every wrong field, request.too_many */
    async send(given: ContactMessage, { language, address, byProgram }: Sender): Promise<void> {
      refuseWrong(wrongInMessage(given));
      const name = tidyName(given.name);
      const email = tidyEmail(given.email);
      const subject = tidyName(given.subject);
      const message = tidyMessage(given.message);
      if (!byProgram) await captcha.verify(given.recaptchaToken ?? '', 'contact', address);
      await limits.takeForAddress(limit.contact, address);
      // The copy goes to an address nobody has proven, so a stranger's mailbox gets few of them.
      await limits.take(limit.contact, email);
      await db.transaction(async (tx) => {
        const row = { name, email, subject, message, createdAt: clock.now() };
        const dedupeKey = `contact:${await insertContactMessage(tx, row)}`;
        await mails.enqueue(tx, {
          dedupeKey: `${dedupeKey}:received`,
          to: email,
          template: 'contactReceived',
          language,
          data: { subject, message },
        });
        await mails.enqueue(tx, {
          dedupeKey: `${dedupeKey}:forwarded`,
          to: config.operator.contactEmail,
          template: 'contactForwarded',
          language: 'id',
          data: { subject, message, from: name, email },
        });
      });
    },
  };
}
