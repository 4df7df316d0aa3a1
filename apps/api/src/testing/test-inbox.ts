import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export type TestInbox = {
  url: string;
  /** Every message as it came. */
  received: string[];
  /** While true, the server takes none. */
  refusing: boolean;
  /** What happens between taking a message and saying so. */
  taken: () => Promise<void>;
  close(): Promise<void>;
};

/** A real SMTP server on a port of its own. */
export async function openTestInbox(): Promise<TestInbox> {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    async onData(stream, { envelope: { rcptTo } }, done) {
      const message = await text(stream);
      // As servers do, it names whom the mail was for.
      const to = rcptTo.map(({ address }) => address).join(' ');
      if (inbox.refusing) return done(new Error(`<${to}> Try again later`));
      inbox.received.push(message);
      await inbox.taken();
      done();
    },
  });
  const inbox: TestInbox = {
    url: '',
    received: [],
    refusing: false,
    taken: async () => {},
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  inbox.url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  return inbox;
}
