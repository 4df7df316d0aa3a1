import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { InjectOptions } from 'fastify';
import type { World } from '../adoption-world.ts';
import type { Told } from './judge.ts';

type Request = { line: string; headers: string[]; body: Buffer };

/** What can be wrong with a request before anybody has read its body. */
const tears: ((request: Request) => Request)[] = [
  (request) => ({ ...request, line: request.line.replace(/^\w+/, 'BREW') }),
  (request) => ({ ...request, line: request.line.replace(/ HTTP\/1.1$/, ' HTTP/1.0') }),
  (request) => ({ ...request, line: request.line.replace(/ HTTP\/1.1$/, ' HTTP/9.9') }),
  (request) => ({ ...request, line: request.line.replace(/ (\S+) /, ' http://elsewhere.test$1 ') }),
  (request) => ({ ...request, line: request.line.replace(/ (\S+) /, ' $1 $1 ') }),
  (request) => ({
    ...request,
    line: request.line.replace(/ (\S+) /, (_all, path) => ` ${path}${'x'.repeat(20_000)} `),
  }),
  (request) => ({ ...request, line: request.line.replace(/ (\S+) /, ' $1\u0000\u00ff ') }),
  (request) => ({ ...request, headers: request.headers.filter((header) => !header.startsWith('host')) }),
  (request) => ({ ...request, headers: [...request.headers, 'host: elsewhere.test'] }),
  (request) => ({ ...request, headers: [...request.headers, `x-long: ${'x'.repeat(20_000)}`] }),
  (request) => ({
    ...request,
    headers: [...request.headers, ...Array.from({ length: 3_000 }, (_, n) => `x-${n}: 1`)],
  }),
  (request) => ({ ...request, headers: [...request.headers, 'x-nul: a\u0000b', 'x-latin: \u00e9\u00ff'] }),
  (request) => ({ ...request, headers: [...request.headers, ' folded: x', ': nameless', 'no colon'] }),
  (request) => ({ ...request, headers: [...request.headers, 'content-length: 5', 'content-length: 7'] }),
  (request) => ({ ...request, headers: [...request.headers, 'transfer-encoding: chunked'] }),
  (request) => ({
    ...request,
    headers: [...request.headers, 'content-encoding: gzip'],
    body: gzipSync(request.body),
  }),
  (request) => ({ ...request, headers: [...request.headers, 'content-encoding: br'] }),
  (request) => ({ ...request, headers: [...request.headers, 'expect: 100-continue'] }),
  (request) => ({ ...request, headers: [...request.headers, 'expect: the moon'] }),
  (request) => ({ ...request, headers: [...request.headers, 'upgrade: websocket', 'connection: upgrade'] }),
  (request) => ({
    ...request,
    headers: [...request.headers, 'authorization: Bearer a', 'authorization: Bearer b'],
  }),
  (request) => ({
    ...request,
    headers: [...request.headers, 'content-type: text/html', 'content-type: application/json'],
  }),
  (request) => ({
    ...request,
    headers: [...withoutLength(request.headers), 'transfer-encoding: chunked'],
    body: Buffer.from('zz\r\n{}\r\n0\r\n\r\n'),
  }),
  (request) => ({
    ...request,
    headers: [...withoutLength(request.headers), 'transfer-encoding: chunked'],
    body: Buffer.from('ffffffffffffffff\r\n{}\r\n0\r\n\r\n'),
  }),
  (request) => ({ ...request, headers: [...withoutLength(request.headers), 'content-length: 99999999999'] }),
  (request) => ({ ...request, headers: [...withoutLength(request.headers), 'content-length: -1'] }),
  (request) => ({ ...request, body: Buffer.from([0xff, 0xfe, 0x00, 0xc3, 0x28, 0xed, 0xa0, 0x80]) }),
];

const withoutLength = (headers: string[]) => headers.filter((header) => !header.startsWith('content-length'));

/** The bytes of a request with one thing wrong with them. */
export function tornRequest({ method, url, headers = {}, payload }: InjectOptions, which: number): Buffer {
  const body = Buffer.from(typeof payload === 'string' ? payload : '');
  const given = Object.entries(headers).filter(
    ([name]) => !/^(content-length|host|connection|expect)$/.test(name),
  );
  const torn = tears[which % tears.length]?.({
    line: `${method} ${String(url).replace(/[^\x21-\x7e]/g, encodeURIComponent)} HTTP/1.1`,
    headers: [
      'host: rimba.test',
      'connection: close',
      `content-length: ${body.length}`,
      ...given.map(([name, value]) => `${name}: ${value}`),
    ],
    body,
  });
  if (!torn) throw new Error('Nothing to tear');
  return Buffer.concat([
    Buffer.from(`${[torn.line, ...torn.headers].join('\r\n')}\r\n\r\n`, 'latin1'),
    torn.body,
  ]);
}

/** Sends bytes to the service's own port, says no more, and reads what comes back; a closed connection is a refusal. */
export function sentBytes(world: World, bytes: Buffer): Promise<Told> {
  const { port } = world.app.server.address() as AddressInfo;
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.end(bytes));
    socket.setTimeout(5_000, () => socket.destroy());
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('error', () => {});
    socket.on('close', () => resolve(toldBy(Buffer.concat(chunks).toString())));
  });
}

function toldBy(text: string): Told {
  const answer = text.replace(/^HTTP\/1\.1 1\d\d [^\r]*\r\n\r\n/, '');
  const [head = '', ...rest] = answer.split('\r\n\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 400);
  const type = /\r\ncontent-type: ([^\r]*)/i.exec(head)?.[1] ?? '';
  // Chunked answers are not put together: what they say is not read.
  const isWhole = /\r\ncontent-length: /i.test(head);
  return { status, type: isWhole ? type : '', body: rest.join('\r\n\r\n') };
}
