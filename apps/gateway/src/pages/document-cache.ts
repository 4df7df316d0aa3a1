import { createHash } from 'node:crypto';
import type { OutgoingHttpHeader } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { createKept, type KeptTimes } from './kept.ts';

type SaidHeaders = Readonly<NodeJS.Dict<OutgoingHttpHeader>>;

/** A body and everything that is said with it. */
interface Sendable {
  readonly headers: SaidHeaders;
  readonly body: Buffer;
}

/** A rendered document as it is sent: in each encoding, with the tag that tells whether a reader has it. */
export interface StoredDocument {
  readonly status: number;
  /** What is said with each of its bodies, and to who has it already. */
  readonly headers: SaidHeaders;
  readonly etag: string;
  readonly plain: Sendable;
  readonly br: Sendable;
  readonly gzip: Sendable;
}

/** A page as it was rendered, and what is said with each answer that carries it. */
export interface Rendered {
  readonly response: Response;
  readonly headers: SaidHeaders;
  /** Whether its address alone says what it is, to whoever has no session. */
  readonly isEveryones: boolean;
}

export interface DocumentCache {
  /** The document under the key, rendered when it is missing or too old; one rendering at a time. */
  get(key: string, render: () => Promise<Rendered>): Promise<StoredDocument>;
}

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Kept for seconds and sent many times: worth more than the quick setting, not the slowest one. */
const brotliQuality = 6;
const stylesheet = /<link\b[^>]*\brel="stylesheet"[^>]*\bhref="(\/[^"]+)"/g;

/**
 * Browsers ask each time. A CDN may keep what is everyone's, as long as it passes on who has a session: it alone is told
 * so (RFC 9213), and no cookie is named that would have it keep nothing.
 */
const everyones = {
  'cache-control': 'public, no-cache',
  'cdn-cache-control': 'public, max-age=15, stale-while-revalidate=45',
  vary: 'accept-encoding',
};
const readers = { 'cache-control': 'private, no-cache', vary: 'accept-encoding, accept-language, cookie' };

async function store({ response, headers: said, isEveryones }: Rendered): Promise<StoredDocument> {
  const plain = Buffer.from(await response.arrayBuffer());
  const preloads = [...plain.toString().matchAll(stylesheet)].map(
    ([, href]) => `<${href}>; rel=preload; as=style`,
  );
  const { 'content-length': _, ...rendered } = Object.fromEntries(response.headers);
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  const headers = {
    ...said,
    ...rendered,
    ...(preloads.length > 0 && { link: preloads.join(', ') }),
    etag,
    ...(isEveryones && response.status < 500 ? everyones : readers),
  };
  const sendable = (body: Buffer, encoding?: string): Sendable => ({
    headers: { ...headers, 'content-length': body.length, ...(encoding && { 'content-encoding': encoding }) },
    body,
  });
  return {
    status: response.status,
    headers,
    etag,
    plain: sendable(plain),
    br: sendable(await brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }), 'br'),
    gzip: sendable(await deflate(plain), 'gzip'),
  };
}

/** Keeps what every reader of a variant gets alike. Failures are never kept. */
export function createDocumentCache(times: KeptTimes): DocumentCache {
  const kept = createKept<StoredDocument>(times, ({ status }) => status < 500);
  return { get: (key, render) => kept.get(key, () => render().then(store)) };
}
