import type { Tokens } from '@rimba/api-client';
import type { SessionUser } from '../session-user.ts';

export const baseUrl = 'http://rimba.test/api/v1';

export const siti: SessionUser = {
  id: 7,
  name: 'Siti Aminah',
  email: 'siti@example.id',
  profilePicture: null,
  emailVerifiedAt: '2026-11-20T03:00:00.000Z',
};

const tokenLifeMs = 900_000;

type Reply = () => Response | Promise<Response>;

/** A service that rotates tokens and knows which access token is good; a test can make any call fail. */
export class FakeService {
  readonly calls: { readonly call: string; readonly headers: Headers; readonly body: string }[] = [];
  readonly #failures = new Map<string, Reply[]>();
  #issued = 0;

  /** Tokens good from now on; earlier ones are refused. */
  issue(): Tokens {
    this.#issued += 1;
    return {
      accessToken: `access-${this.#issued}`,
      refreshToken: `refresh-${this.#issued}`,
      accessTokenExpiredAt: Date.now() + tokenLifeMs,
    };
  }

  /** The next times this call is made it answers so. */
  answer(call: string, ...replies: Reply[]): void {
    this.#failures.set(call, [...(this.#failures.get(call) ?? []), ...replies]);
  }

  count(call: string): number {
    return this.calls.filter((made) => made.call === call).length;
  }

  readonly fetch = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const call = `${request.method} ${request.url.replace(baseUrl, '')}`;
    this.calls.push({ call, headers: request.headers, body: await request.text() });
    const reply = this.#failures.get(call)?.shift();
    if (reply) return reply();
    if (call === 'POST /refresh') return ok(this.issue());
    if (call === 'POST /logout') return ok(null);
    if (request.headers.get('Authorization') !== `Bearer access-${this.#issued}`)
      return fail(401, 'auth.session_ended');
    if (call === 'GET /session') return ok({ user: siti, totals: { wishtree: 3, unreadNotifications: 1 } });
    return ok({ call });
  };
}

export const ok = (data: unknown) => Response.json({ success: true, data });

export const fail = (status: number, code: string) =>
  Response.json({ success: false, code, message: code, requestId: 'r1' }, { status });

export const unreachable: Reply = () => Promise.reject(new TypeError('Failed to fetch'));
