import { createTransport } from 'nodemailer';
import type { OutgoingMail } from './mails/render-mail.tsx';

/** What a server answers names the reader's address: its words are for the outbox, and logs get the codes alone. */
export class MailNotTaken extends Error {
  override readonly name = 'MailNotTaken';
  constructor(
    readonly words: string,
    codes: readonly unknown[],
  ) {
    super(`The mail server did not take the mail: ${codes.filter(Boolean).join(' ') || 'no reason given'}`);
  }
}

export type Mailer = {
  /** @throws MailNotTaken */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
};

/** So long a server may say nothing, in ms. A mail it takes after all comes twice, recognisably. */
const usualPatience = 60_000;

/** Hands mail to an SMTP server. */
export function createMailer({
  url,
  from,
  patience = usualPatience,
}: {
  url: string | undefined;
  from: string;
  patience?: number;
}): Mailer {
  const waits = { connectionTimeout: patience, greetingTimeout: patience, socketTimeout: patience };
  const transport = url === undefined ? undefined : createTransport({ url, ...waits }, { from });
  return {
    async send({ headers, ...mail }) {
      if (!transport) throw new Error('SMTP_URL is not set, so mail waits in the outbox');
      try {
        await transport.sendMail({ ...mail, headers: { 'Auto-Submitted': 'auto-generated', ...headers } });
      } catch (error) {
        throw notTaken(error);
      }
    },
    close: () => transport?.close(),
  };
}

function notTaken(error: unknown): MailNotTaken {
  const { code, command, responseCode } = error as {
    code?: unknown;
    command?: unknown;
    responseCode?: unknown;
  };
  return new MailNotTaken(error instanceof Error ? error.message : String(error), [
    code,
    command,
    responseCode,
  ]);
}
