import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

type Reply = string | number | Reply[];
type Entry = { value: string; endsAt: number };

/** A server that speaks RESP, with the few commands that limits use, each as Valkey's manual has it. */
export async function openTestValkey() {
  const entries = new Map<string, Entry>();
  const sockets = new Set<Socket>();
  const alive = (key: string): Entry | undefined => {
    const entry = entries.get(key);
    return entry && entry.endsAt > Date.now() ? entry : undefined;
  };

  function run([name = '', key = '', value = '', ...options]: string[]): Reply {
    const entry = alive(key);
    switch (name.toLowerCase()) {
      case 'set':
        entries.set(key, { value, endsAt: inSeconds(options[1]) });
        return 'OK';
      case 'pttl':
        return entry ? entry.endsAt - Date.now() : -2;
      // The one script that rate-limiter-flexible sends: counts, and says for how long.
      case 'eval':
      case 'evalsha': {
        const [counted = '', points, seconds] = options;
        const before = alive(counted) ?? { value: '0', endsAt: inSeconds(seconds) };
        const after = { value: String(Number(before.value) + Number(points)), endsAt: before.endsAt };
        entries.set(counted, after);
        return [Number(after.value), after.endsAt - Date.now()];
      }
      case 'del':
        return [key, value, ...options].filter((one) => entries.delete(one)).length;
      case 'info':
        return 'loading:0';
      default:
        return 'OK';
    }
  }

  const server = createServer((socket) => {
    sockets.add(socket);
    let waiting = '';
    let queued: string[][] | undefined;
    function answer(command: string[]): Reply {
      const name = command[0]?.toLowerCase();
      if (name === 'multi') {
        queued = [];
        return 'OK';
      }
      if (name === 'exec') {
        const replies = (queued ?? []).map(run);
        queued = undefined;
        return replies;
      }
      if (!queued) return run(command);
      queued.push(command);
      return 'QUEUED';
    }
    socket.on('data', (chunk) => {
      waiting += chunk.toString('latin1');
      for (let next = takeCommand(waiting); next; next = takeCommand(waiting)) {
        waiting = waiting.slice(next.length);
        socket.write(encode(answer(next.command)));
      }
    });
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    url: `redis://127.0.0.1:${port}`,
    keys: () => [...entries.keys()],
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const inSeconds = (seconds: string | undefined) => Date.now() + Number(seconds) * 1_000;

/** One whole command at the start of what was received: `*2\r\n$4\r\nINCR\r\n$1\r\na\r\n`. */
function takeCommand(text: string): { command: string[]; length: number } | undefined {
  const head = /^\*(\d+)\r\n/.exec(text);
  if (!head) return undefined;
  let at = head[0].length;
  const command: string[] = [];
  while (command.length < Number(head[1])) {
    const size = /^\$(\d+)\r\n/.exec(text.slice(at));
    if (!size) return undefined;
    const from = at + size[0].length;
    const to = from + Number(size[1]);
    if (text.length < to + 2) return undefined;
    command.push(text.slice(from, to));
    at = to + 2;
  }
  return { command, length: at };
}

function encode(reply: Reply): string {
  if (typeof reply === 'number') return `:${reply}\r\n`;
  if (typeof reply === 'string') return `$${reply.length}\r\n${reply}\r\n`;
  return `*${reply.length}\r\n${reply.map(encode).join('')}`;
}
