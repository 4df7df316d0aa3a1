import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { answeredWithin } from './patience.ts';

/** A server that sends its headers and the beginning of a body, and never its end. */
async function openEndless(status: number): Promise<{ url: string; gone: Promise<unknown> }> {
  const { promise: gone, resolve } = Promise.withResolvers<void>();
  const server = createServer((_, reply) => {
    reply.on('close', resolve);
    reply.writeHead(status, { 'content-type': 'application/json' });
    reply.write('{');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close().closeAllConnections());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, gone };
}

it('gives up on an answer that never ends', async () => {
  const { url, gone } = await openEndless(200);
  const silent = answeredWithin(100, async (signal) => (await fetch(url, { signal })).json());
  await expect(silent).rejects.toThrow('No answer within 100 ms');
  await gone;
});

it('lets go of an answer that nobody reads', async () => {
  const { url, gone } = await openEndless(500);
  const refused = answeredWithin(60_000, async (signal) => {
    const { status } = await fetch(url, { signal });
    throw new Error(`answered ${status}`);
  });
  await expect(refused).rejects.toThrow('answered 500');
  await gone;
});

it('hands over what comes in time, and what goes wrong before, and leaves no clock running', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  await expect(answeredWithin(1_000, async () => 'there')).resolves.toBe('there');
  await expect(answeredWithin(1_000, () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  expect(vi.getTimerCount()).toBe(0);
});
