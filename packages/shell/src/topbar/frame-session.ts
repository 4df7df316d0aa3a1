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

/** The record of a session that the frame is about, as the apps' `useSession` has it. */
interface SessionRecord {
  readonly user:
    | {
        readonly name: string;
        readonly profilePicture: string | null;
        readonly emailVerifiedAt: string | null;
      }
    | undefined;
  readonly totals: { readonly wishtree: number; readonly unreadNotifications: number } | undefined;
}

/** What the frame shows of a session. */
export const frameSessionOf = (
  { user, totals }: SessionRecord,
  logout: FrameSession['logout'],
): FrameSession => ({
  user: user && {
    name: user.name,
    picture: user.profilePicture,
    emailVerified: user.emailVerifiedAt !== null,
  },
  wishtreeTotal: totals?.wishtree ?? 0,
  unreadTotal: totals?.unreadNotifications ?? 0,
  logout,
});
