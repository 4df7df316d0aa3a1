/** One of the service's server-sent events: its name, and JSON. */
export interface StreamEvent {
  readonly event: string;
  readonly data: string;
}

/** Reads server-sent events as they arrive; signs of life are left out. */
export async function* readEvents(body: NonNullable<Response['body']>): AsyncGenerator<StreamEvent> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const blocks = (rest + value).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = parseEvent(block);
        if (event) yield event;
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function parseEvent(block: string): StreamEvent | undefined {
  const lines = block.split('\n');
  const [event] = valuesOf(lines, 'event');
  const data = valuesOf(lines, 'data');
  return event === undefined || data.length === 0 ? undefined : { event, data: data.join('\n') };
}

const valuesOf = (lines: readonly string[], name: string) =>
  lines.filter((line) => line.startsWith(`${name}: `)).map((line) => line.slice(name.length + 2));
