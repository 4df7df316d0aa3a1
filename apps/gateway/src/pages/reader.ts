import { parseHint } from '@rimba/auth/hint';
import { detectLanguage, type Language } from '@rimba/i18n';
import type { FastifyRequest } from 'fastify';

/** What the server may know of a reader before rendering. */
export interface Reader {
  readonly language: Language;
  /** This browser says that it holds a session; the page itself finds out whether that is so. */
  readonly signedInHint: boolean;
}

export function readerOf(request: FastifyRequest, pathname: string): Reader {
  const { cookie, 'accept-language': acceptLanguage } = request.headers;
  return {
    language: detectLanguage({ pathname, cookie, acceptLanguage }),
    signedInHint: parseHint(cookie),
  };
}
