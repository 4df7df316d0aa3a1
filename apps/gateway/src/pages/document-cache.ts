import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A rendered document as it is sent: in each encoding, with the tag that tells whether a reader has it. */
export interface StoredDocument {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

export interface DocumentCache {
  /** The document under the key, rendered when it is missing or too old; one rendering at a time. */
  get(key: string, render: () => Promise<Response>): Promise<StoredDocument>;
}

export interface DocumentCacheOptions {
  /** Sent without a thought. */
  readonly freshMs: number;
  /** Still sent, while a new one is rendered behind it. */
  readonly staleMs: number;
  readonly mostEntries: number;
}

interface Entry {
  readonly document: StoredDocument;
  readonly renderedAt: number;
}

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Kept for seconds and sent many times: worth more than the quick setting, not the slowest one. */
const brotliQuality = 6;
const stylesheet = /<link\b[^>]*\brel="stylesheet"[^>]*\bhref="(\/[^"]+)"/g;

async function store(response: Response): Promise<StoredDocument> {
  const plain = Buffer.from(await response.arrayBuffer());
  const preloads = [...plain.toString().matchAll(stylesheet)].map(
    ([, href]) => `<${href}>; rel=preload; as=style`,
  );
  const { 'content-length': _, ...headers } = Object.fromEntries(response.headers);
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  return {
    status: response.status,
    headers: {
      ...headers,
      ...(preloads.length > 0 && { link: preloads.join(', ') }),
      etag,
      'cache-control': 'no-cache',
      vary: 'accept-encoding, accept-language, cookie',
    },
    etag,
    plain,
    br: await brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
    gzip: await deflate(plain),
  };
}

/** Keeps what every reader of a variant gets alike. Failures are never kept. */
export function createDocumentCache({ freshMs, staleMs, mostEntries }: DocumentCacheOptions): DocumentCache {
  const entries = new Map<string, Entry>();
  const rendering = new Map<string, Promise<StoredDocument>>();

  function renderOnce(key: string, render: () => Promise<Response>): Promise<StoredDocument> {
    const running = rendering.get(key);
    if (running !== undefined) return running;
    const started = render()
      .then(store)
      .then((document) => {
        if (document.status < 500) keep(key, document);
        return document;
      })
      .finally(() => rendering.delete(key));
    rendering.set(key, started);
    return started;
  }

  function keep(key: string, document: StoredDocument): void {
    entries.delete(key);
    entries.set(key, { document, renderedAt: Date.now() });
    if (entries.size <= mostEntries) return;
    const oldest = entries.keys().next().value;
    if (oldest !== undefined) entries.delete(oldest);
  }

  return {
    async get(key, render) {
      const entry = entries.get(key);
      const age = entry === undefined ? Number.POSITIVE_INFINITY : Date.now() - entry.renderedAt;
      if (entry === undefined || age > staleMs) return renderOnce(key, render);
      // A failure behind the reader's back leaves the old document until it is too old.
      if (age > freshMs) renderOnce(key, render).catch(() => {});
      return entry.document;
    },
  };
}
