import type { ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server';

interface RenderOptions {
  readonly signal: AbortSignal;
  readonly nonce: string | undefined;
}

/** A page as a whole: open documents are kept as such, and each must read without a script. */
export async function renderWhole(page: ReactNode, { signal, nonce }: RenderOptions) {
  const state: { failed?: unknown } = {};
  const body = await renderToReadableStream(page, {
    ...(nonce !== undefined && { nonce }),
    // In one piece: what comes later would need a script to put it in its place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    signal,
    onError: (error) => {
      state.failed = error;
    },
  });
  await body.allReady;
  if (state.failed !== undefined) throw state.failed;
  return body;
}
