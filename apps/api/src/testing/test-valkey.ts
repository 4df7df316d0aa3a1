import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

type Reply = string | number | null | Reply[];
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
      case 'set': {
        if (options.map((option) => option.toLowerCase()).includes('nx') && entry) return null;
        entries.set(key, { value, endsAt: Date.now() + Number(options[1]) });
        return 'OK';
      }
      case 'incr': {
        const counted = String(Number(entry?.value ?? 0) + 1);
        entries.set(key, { value: counted, endsAt: entry?.endsAt ?? Number.POSITIVE_INFINITY });
        return Number(counted);
      }
      case 'pttl':
        return entry ? entry.endsAt - Date.now() : -2;
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
  if (reply === null) return '$-1\r\n';
  if (typeof reply === 'number') return `:${reply}\r\n`;
  if (typeof reply === 'string') return `$${reply.length}\r\n${reply}\r\n`;
  return `*${reply.length}\r\n${reply.map(encode).join('')}`;
}
