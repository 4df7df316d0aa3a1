/** Who is signed in, as far as the frame shows it. */
export interface FrameUser {
  readonly name: string;
  /** Address of the picture, if there is one. */
  readonly picture: string | null;
  readonly emailVerified: boolean;
}

export interface FrameSession {
  /** undefined while it is being fetched: the frame keeps its place. */
  readonly user: FrameUser | undefined;
  readonly wishtreeTotal: number;
  readonly unreadTotal: number;
  /** Ends the session and leaves the page; called after the adopter has confirmed. */
  readonly logout: () => Promise<void>;
}
