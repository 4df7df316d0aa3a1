import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export type TestInbox = {
  url: string;
  /** Every message as it came. */
  received: string[];
  /** While true, the server takes none. */
  refusing: boolean;
  close(): Promise<void>;
};

/** A real SMTP server on a port of its own. */
export async function openTestInbox(): Promise<TestInbox> {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    async onData(stream, _session, done) {
      const message = await text(stream);
      if (inbox.refusing) return done(new Error('Try again later'));
      inbox.received.push(message);
      done();
    },
  });
  const inbox: TestInbox = {
    url: '',
    received: [],
    refusing: false,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  inbox.url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  return inbox;
}
