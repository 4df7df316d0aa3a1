/** How the gateway and this app's server build speak. */

/** What a page is rendered for: nothing that tells one reader from another of the same choices. */
export interface ServedFor {
  readonly language: 'id' | 'en';
  /** What the cookie remembers of the sidebar; undefined where nobody chose. */
  readonly sidebarOpen: boolean | undefined;
}

/** A page as everyone may read it, in the frame of a reader who is not known yet. */
export interface ServedPage {
  /** What belongs into the head, and what stands in the app's place. */
  readonly head: string;
  readonly content: string;
  /** What the app needs to take the page over as it is: JSON that may stand in a script element. */
  readonly state: string;
}

export interface MemberRendererOptions {
  /** Reaches /api/v1: in process or over HTTP. */
  readonly apiFetch: typeof fetch;
  /** Origin of every address that a page names. */
  readonly publicUrl: string;
}

/** Undefined where the page is the reader's own, or cannot be rendered now: the app draws it by itself. */
export type RenderMember = (address: string, reader: ServedFor) => Promise<ServedPage | undefined>;

export type CreateMemberRenderer = (options: MemberRendererOptions) => RenderMember;
