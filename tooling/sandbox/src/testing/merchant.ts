import { once } from 'node:events';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';

export interface Notification {
  readonly userAgent: string | undefined;
  readonly body: Record<string, string>;
}

export interface Merchant {
  readonly url: string;
  readonly received: Notification[];
  /** Waits until so many notifications have come. */
  until(count: number): Promise<Notification[]>;
  close(): void;
}

/** The product's side of the notifications: answers with the given statuses in turn, then with 200. */
export async function openMerchant(answers: number[] = []): Promise<Merchant> {
  const received: Notification[] = [];
  const server = createServer((request, response) => {
    json(request).then((body) => {
      received.push({ userAgent: request.headers['user-agent'], body: body as Record<string, string> });
      response.writeHead(answers.shift() ?? 200).end();
      server.emit('notified');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return {
    url: `http://127.0.0.1:${address.port}/notification`,
    received,
    async until(count) {
      while (received.length < count) await once(server, 'notified', { signal: AbortSignal.timeout(5_000) });
      return received;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
