import type { Language } from '@rimba/i18n';
import { createContext, createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';

/** How the gateway and the apps' server builds speak. */

/** What the gateway knows of a request that a page is rendered for. */
export interface PageContext {
  /**
   * Goes on every script, style and link tag of a hydrated page. A document has none: it is kept and sent
   * to many readers, so that its only inline script is the theme script, allowed by its hash.
   */
  nonce: string | undefined;
  /** The hint cookie says that this browser holds a session: only a hint, never proof. */
  signedInHint: boolean;
  /** What the cookie remembers of the adopters' sidebar; undefined: nothing, or the reader is a visitor. */
  sidebarOpen: boolean | undefined;
  /** Chosen by the gateway from path, cookie and Accept-Language; also the key of its cache. */
  language: Language;
}

export type PageHandler = (request: Request, context: PageContext) => Promise<Response>;

export interface PageHandlerOptions {
  /** Reaches /api/v1: in process or over HTTP. Takes the absolute addresses that `fetch` takes. */
  apiFetch: typeof fetch;
}

/** The one export of an app's server build. */
export type CreatePageHandler = (options: PageHandlerOptions) => PageHandler;

/** What loaders call the service through. */
export const apiFetchContext = createContext<typeof fetch>();

/** Nonce, language and session hint of the request being rendered. */
export const requestContext = createContext<PageContext>();

/** Answers requests by an app's pages. */
export function pageHandlerOf(build: ServerBuild, mode: string): CreatePageHandler {
  const handle = createRequestHandler(build, mode);
  return ({ apiFetch }) =>
    (request, context) => {
      const provider = new RouterContextProvider();
      provider.set(apiFetchContext, apiFetch);
      provider.set(requestContext, context);
      return handle(request, provider);
    };
}
