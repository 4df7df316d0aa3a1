import { vi } from 'vitest';
import { createSession, type SessionEnd, type SessionOptions } from '../session.ts';
import { createSessionStorage } from '../session-storage.ts';
import type { Locks } from '../token-refresh.ts';
import { FakeLocalStorage, FakePage } from './fake-page.ts';
import { baseUrl, FakeService, siti } from './fake-service.ts';

/** One browser: the storage and the locks that its pages share, and the service they all talk to. */
export class FakeBrowser {
  readonly service = new FakeService();
  readonly localStorage = new FakeLocalStorage();
  readonly locks = createLocks();

  /** A page of this browser; `stored` puts a session into storage first. */
  open({
    address,
    stored = false,
    locks = true,
    caches,
  }: {
    address?: string;
    stored?: boolean;
    locks?: boolean;
    caches?: SessionOptions['caches'];
  } = {}) {
    const page = new FakePage(address);
    const storage = createSessionStorage(this.localStorage.of(page));
    if (stored) storage.write({ tokens: this.service.issue(), user: siti });
    const onSignedOut = vi.fn<(end: SessionEnd) => void>();
    const session = createSession({
      window: page,
      storage,
      fetch: this.service.fetch,
      locks: locks ? this.locks : undefined,
      caches,
      onSignedOut,
    });
    const status = () => session.store.getState().status;
    const get = (path: string) => session.fetch(`${baseUrl}${path}`);
    return { page, storage, session, onSignedOut, status, get };
  }
}

/** `navigator.locks` in little: one holder of a name at a time. */
function createLocks(): Locks {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request(_name, work) {
      const mine = last.then(work);
      last = mine.catch(() => undefined);
      return mine;
    },
  };
}
