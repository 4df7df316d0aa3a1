import type { Language } from '@rimba/i18n';
import type { LightMyRequestResponse } from 'fastify';
import type { ErrorCode } from '../../http/problem.ts';
import { openWorld } from '../adoption-world.ts';
import { buildTestApi, type SignedUp, type TestApi } from '../test-api.ts';
import { startTestIssuer } from '../test-issuer.ts';

/** For each code of a part of the service, what is done so that it is answered. */
export type Cases<Code extends ErrorCode> = Record<Code, () => Promise<LightMyRequestResponse>>;

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Headers = Record<string, string>;
export type Speaker = Awaited<ReturnType<typeof openSpeaker>>;

/** A service that is asked in one language after the other, and beside it one as strict as in production. */
export async function openSpeaker() {
  const issuer = await startTestIssuer();
  const world = await openWorld({ limitFactor: 100_000, google: issuer.settings });
  let strict: Promise<TestApi> | undefined;
  let language: Language = 'id';
  let addresses = 0;
  let buyer: SignedUp | undefined;

  return {
    ...world,
    issuer,
    speak(next: Language) {
      language = next;
    },
    /** An address nobody has. */
    freshEmail: () => `speaker-${++addresses}@mail.example`,
    /** Somebody with a proven address, the same each time. */
    async buyer(): Promise<SignedUp> {
      buyer ??= await world.signUp();
      return buyer;
    },
    ask: (method: Method, path: string, payload?: object | string, headers: Headers = {}) =>
      world.app.inject({
        method,
        url: `/api/v1${path}`,
        headers: { 'accept-language': language, ...headers },
        ...(payload === undefined ? {} : { payload }),
      }),
    async askStrict(method: Method, path: string, payload?: object, remoteAddress = '203.0.113.1') {
      strict ??= buildTestApi({ limitFactor: 1, google: undefined });
      return (await strict).app.inject({
        method,
        url: `/api/v1${path}`,
        headers: { 'accept-language': language },
        remoteAddress,
        ...(payload === undefined ? {} : { payload }),
      });
    },
    async close() {
      await (await strict)?.close();
      await world.close();
      await issuer.close();
    },
  };
}
