import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import type { MailStore } from './mail-store.ts';

export interface SmtpInbox {
  readonly port: number;
  close(): Promise<void>;
}

const largestMail = 10 * 1024 * 1024;

/** Accepts every mail on a free loopback port; the sender gets its 250 only once the mail is on disk. */
export async function openSmtpInbox(mails: MailStore): Promise<SmtpInbox> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    size: largestMail,
    onData(stream, session, done) {
      buffer(stream)
        .then((message) =>
          mails.add(
            message,
            session.envelope.rcptTo.map(({ address }) => address),
          ),
        )
        .then(() => done(), done);
    },
  });
  // A client that hangs up in the middle is its own affair.
  server.on('error', () => {});
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('The SMTP inbox has no port');
  return {
    port: address.port,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
