import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** Stands between the replicas and one server of the outside world, which is away for them while it is cut. */
export type Relay = {
  readonly port: number;
  /** Breaks what is under way and takes nothing new. */
  cut(): Promise<void>;
  mend(): Promise<void>;
  close(): Promise<void>;
};

const host = '127.0.0.1';

export async function openRelay(target: number): Promise<Relay> {
  const open = new Set<Socket>();
  const join = (socket: Socket) => {
    const other = connect(target, host);
    for (const [one, its] of [
      [socket, other],
      [other, socket],
    ] as const) {
      open.add(one);
      one.on('error', () => {});
      one.on('close', () => {
        open.delete(one);
        its.destroy();
      });
      one.pipe(its);
    }
  };
  const listen = async (port: number): Promise<Server> => {
    const server = createServer(join).listen(port, host);
    await once(server, 'listening');
    return server;
  };
  let server: Server | undefined = await listen(0);
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  const { port } = address;
  async function cut() {
    const closing = server;
    server = undefined;
    for (const socket of open) socket.destroy();
    if (closing) await new Promise((resolve) => closing.close(resolve));
  }
  return {
    port,
    cut,
    async mend() {
      server ??= await listen(port);
    },
    close: cut,
  };
}
