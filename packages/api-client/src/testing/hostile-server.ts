import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Ways in which an answer does not come, or is none. */
export const manners = {
  silence: () => undefined,
  'a body that stops on the way': (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'application/json' }).write('{"success":true,');
  },
  'a body that breaks off': (response: ServerResponse) => {
    response
      .writeHead(200, { 'content-type': 'application/json', 'content-length': 100 })
      .write('{"success"');
    setTimeout(() => response.destroy(), 20);
  },
  'half of a JSON': (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"success":true,"data":{');
  },
  'a page with 200': (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Sign in to the network</html>');
  },
  'JSON of somebody else': (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"hello":"you"}');
  },
  'nothing, with 204': (response: ServerResponse) => void response.writeHead(204).end(),
  'a page with 502': (response: ServerResponse) => {
    response.writeHead(502, { 'content-type': 'text/html' }).end('<html>Bad gateway</html>');
  },
};
export type Manner = keyof typeof manners;

/** How a call ends on each, wherever the client runs: its status and its code. */
export const endings = {
  silence: [0, 'request.timeout'],
  'a body that stops on the way': [0, 'request.timeout'],
  'a body that breaks off': [0, 'request.offline'],
  'half of a JSON': [200, 'request.unexpected'],
  'a page with 200': [200, 'request.unexpected'],
  'JSON of somebody else': [200, 'request.unexpected'],
  'nothing, with 204': [204, 'request.unexpected'],
  'a page with 502': [502, 'request.unavailable'],
} as const satisfies Record<Manner, readonly [number, string]>;

/** Those on which a call hangs until somebody ends it. */
export const hanging = ['silence', 'a body that stops on the way'] as const satisfies Manner[];

/** A server that answers everything in one manner, whatever it is asked. */
export async function startHostileServer() {
  let manner: Manner = 'silence';
  const server = createServer((_request, response) => manners[manner](response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    behave(next: Manner) {
      manner = next;
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
