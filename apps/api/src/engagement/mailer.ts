import { createTransport } from 'nodemailer';

export type OutgoingMail = {
  messageId: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  replyTo?: string;
};

export type Mailer = {
  /** @throws when the server did not take the mail */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
};

/** Hands mail to an SMTP server. */
export function createMailer({ url, from }: { url: string | undefined; from: string }): Mailer {
  const transport = url === undefined ? undefined : createTransport(url, { from });
  return {
    async send(mail) {
      if (!transport) throw new Error('SMTP_URL is not set, so mail waits in the outbox');
      await transport.sendMail({ ...mail, headers: { 'Auto-Submitted': 'auto-generated' } });
    },
    close: () => transport?.close(),
  };
}
