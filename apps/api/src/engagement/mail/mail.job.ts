import type { Clock } from '../../clock/clock.ts';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../database/client.ts';
import type { JobData, Jobs } from '../../jobs/jobs.ts';
import type { FileStore } from '../../storage/file-store.ts';
import type { LeavingService } from '../message/index.ts';
import type { Enclosures } from './enclosures.ts';
import { findMail, noteAttempt, noteSent } from './mail.repository.ts';
import { sendMail } from './mail.service.ts';
import { type Mailer, MailNotTaken } from './mailer.ts';

/** With pauses that grow to an hour: three days of tries, as mail servers themselves keep trying. */
const retries = 80;

/**
 * Sends what is in the outbox. A mail counts as sent once the server took it; a process that dies in between
 * sends it again under the same Message-ID, by which a repeat is recognised.
 */
export function defineMailJob({
  jobs,
  database: { db },
  clock,
  mailer,
  leaving,
  ...sources
}: {
  jobs: Jobs;
  database: Pick<Database, 'db'>;
  clock: Clock;
  mailer: Mailer;
  leaving: Pick<LeavingService, 'tokenFor'>;
  config: Pick<Config, 'publicUrl' | 'operator' | 'mode'>;
  files: Pick<FileStore, 'get'>;
  enclosures: Enclosures;
}): void {
  jobs.define(sendMail, send, { retries });

  /** By which a mail program offers to leave this kind of mail with one press (RFC 8058). */
  const leavingHeaders = (token: string | undefined): Record<string, string> =>
    token === undefined
      ? {}
      : {
          'List-Unsubscribe': `<${sources.config.publicUrl}/api/v1/unsubscribe/${token}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        };

  async function send({ mailId }: JobData): Promise<void> {
    const mail = await findMail(db, Number(mailId));
    if (!mail || mail.sentAt) return;
    try {
      // Loaded at the first mail: the renderer is large, and a start does not need it.
      const { renderMail } = await import('./mails/render-mail.tsx');
      const leavingToken = await leaving.tokenFor(db, mail.recipient, mail.template);
      const content = await renderMail({ ...mail, leavingToken }, sources);
      const headers = leavingHeaders(leavingToken);
      await mailer.send({ messageId: mail.messageId, to: mail.recipient, headers, ...content });
    } catch (error) {
      await noteAttempt(db, mail.id, error instanceof MailNotTaken ? error.words : String(error));
      throw error;
    }
    await noteSent(db, mail.id, clock.now());
  }
}
