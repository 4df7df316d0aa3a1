import type { SessionWindow } from '../session-window.ts';

const origin = 'http://rimba.test';

/** A page of a browser without a browser: events, cookies and an address. */
export class FakePage extends EventTarget implements SessionWindow {
  readonly self = this;
  top: unknown = this;
  ReactNativeWebView?: { postMessage(message: string): void };
  google?: NonNullable<SessionWindow['google']>;
  readonly document = new FakeDocument();
  readonly sessionStorage = new FakeLocalStorage().of(this);
  readonly location;

  constructor(address = '/wishtree/') {
    super();
    const { href, pathname, search, hash } = new URL(address, origin);
    this.location = { href, origin, pathname, search, hash };
  }

  /** What a shell does to answer. */
  receive(data: unknown, from: { origin?: string; on?: EventTarget } = {}): void {
    (from.on ?? this).dispatchEvent(new MessageEvent('message', { data, origin: from.origin ?? '' }));
  }
}

class FakeDocument extends EventTarget {
  readonly #cookies = new Map<string, string>();

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  set cookie(cookie: string) {
    const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
    if (cookie.includes('Max-Age=0')) this.#cookies.delete(name);
    else this.#cookies.set(name, value);
  }
}

/** Local storage that several pages of one browser share. A write tells every page but the writer. */
export class FakeLocalStorage {
  readonly entries = new Map<string, string>();
  readonly #pages = new Set<EventTarget>();

  /** The storage as one page sees it. */
  of(page: EventTarget) {
    this.#pages.add(page);
    const tell = (key: string | null) => {
      for (const other of this.#pages) {
        if (other !== page) other.dispatchEvent(Object.assign(new Event('storage'), { key }));
      }
    };
    return {
      getItem: (key: string) => this.entries.get(key) ?? null,
      setItem: (key: string, value: string) => {
        this.entries.set(key, value);
        tell(key);
      },
      removeItem: (key: string) => {
        if (this.entries.delete(key)) tell(key);
      },
    };
  }
}
