import { expect, it } from 'vitest';
import { readEvents, type StreamEvent } from './event-stream.ts';

async function read(...pieces: string[]) {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(encoder.encode(piece));
      controller.close();
    },
  });
  const events: StreamEvent[] = [];
  for await (const event of readEvents(body)) events.push(event);
  return events;
}

it('reads events and passes over signs of life', async () => {
  expect(await read('event: totals\ndata: {"a":1}\n\n: \n\nevent: notification\ndata: {}\n\n')).toEqual([
    { event: 'totals', data: '{"a":1}' },
    { event: 'notification', data: '{}' },
  ]);
});

it('puts together what arrives in pieces, and leaves out what never arrived whole', async () => {
  expect(await read('event: to', 'tals\ndata: 1\n', '\nevent: totals\nda')).toEqual([
    { event: 'totals', data: '1' },
  ]);
});
