import { parseHint } from '@rimba/auth/hint';
import { detectLanguage, type Language } from '@rimba/i18n';
import { sidebarFromCookie } from '@rimba/shell/sidebar-cookie';
import type { FastifyRequest } from 'fastify';

/** What the server may know of a reader before rendering. */
export interface Reader {
  readonly language: Language;
  /** This browser says that it holds a session; the page itself finds out whether that is so. */
  readonly signedInHint: boolean;
  /** An adopter's sidebar as they left it; undefined where nobody chose. */
  readonly sidebarOpen: boolean | undefined;
}

export function readerOf(request: FastifyRequest, pathname: string): Reader {
  const { cookie, 'accept-language': acceptLanguage } = request.headers;
  const signedInHint = parseHint(cookie);
  return {
    language: detectLanguage({ pathname, cookie, acceptLanguage }),
    signedInHint,
    sidebarOpen: signedInHint ? sidebarFromCookie(cookie) : undefined,
  };
}
