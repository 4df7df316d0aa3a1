import { afterEach, expect, it, vi } from 'vitest';
import { startSharedStream } from './shared-stream.ts';

const leaving: (() => void)[] = [];
afterEach(() => {
  for (const leave of leaving.splice(0)) leave();
});

/** A tab that writes down what it hears, and a stream that stays open until the tab lets it go. */
function openTab() {
  const heard: string[] = [];
  const ups: boolean[] = [];
  const streams: ReadableStreamDefaultController<Uint8Array>[] = [];
  const leave = startSharedStream({
    locks: navigator.locks,
    onEvent: ({ data }) => heard.push(data),
    onUp: (up) => ups.push(up),
    open: async (signal) => {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          streams.push(controller);
          signal.addEventListener('abort', () => controller.error(signal.reason));
        },
      });
      return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
    },
  });
  leaving.push(leave);
  const send = (data: string) =>
    streams[0]?.enqueue(new TextEncoder().encode(`event: totals\ndata: ${data}\n\n`));
  return { heard, ups, streams, leave, send };
}

it('has one stream for all tabs, and another tab takes over when the leading one closes', async () => {
  const [first, second] = [openTab(), openTab()];
  await vi.waitFor(() => expect(first.streams).toHaveLength(1));
  first.send('1');
  await vi.waitFor(() => expect([first.heard, second.heard]).toEqual([['1'], ['1']]));
  expect(second.streams).toHaveLength(0);

  first.leave();
  await vi.waitFor(() => expect(second.streams).toHaveLength(1));
  second.send('2');
  await vi.waitFor(() => expect(second.heard).toEqual(['1', '2']));
  expect(first.heard).toEqual(['1']);
});

it('tells every tab whether the stream is up, also one that comes later', async () => {
  const first = openTab();
  await vi.waitFor(() => expect(first.ups).toEqual([true]));
  const second = openTab();
  await vi.waitFor(() => expect(second.ups).toEqual([true]));
  first.leave();
  await vi.waitFor(() => expect(second.ups).toEqual([true, true]));
});
