/** How the gateway and this app's server build speak; the only thing the two share. */

export interface MemberRequestContext {
  /** Goes on every script and style tag of the page; none while developing. */
  nonce: string | undefined;
  /** The hint cookie says that this browser holds a session: only a hint, never proof. */
  signedInHint: boolean;
  /** What the cookie remembers of the sidebar; undefined where nobody chose. */
  sidebarOpen: boolean | undefined;
  /** Chosen by the gateway from path, cookie and Accept-Language. */
  language: 'id' | 'en';
}

export interface MemberHandlerOptions {
  /** Reaches /api/v1: in process or over HTTP. Takes the absolute addresses that `fetch` takes. */
  apiFetch: typeof fetch;
}

export type MemberHandler = (request: Request, context: MemberRequestContext) => Promise<Response>;

export type CreateMemberHandler = (options: MemberHandlerOptions) => MemberHandler;
