/** How the gateway and this app's server build speak; the only thing the two share. */

export interface PublicRequestContext {
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
  language: 'id' | 'en';
}

export interface PublicHandlerOptions {
  /** Reaches /api/v1: in process or over HTTP. Takes the absolute addresses that `fetch` takes. */
  apiFetch: typeof fetch;
}

export type PublicHandler = (request: Request, context: PublicRequestContext) => Promise<Response>;

export type CreatePublicHandler = (options: PublicHandlerOptions) => PublicHandler;
