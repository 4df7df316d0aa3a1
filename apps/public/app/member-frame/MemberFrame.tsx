import { useSession } from '@rimba/auth/react';
import { AppFrame, type AppFrameProps } from '@rimba/shell';
import { checkoutDrafts } from '@rimba/shell/checkout-draft';
import { lazy, Suspense, useState } from 'react';

const LogoutFailed = lazy(() => import('./LogoutFailed.tsx'));

export type MemberFrameProps = Pick<AppFrameProps, 'title' | 'sidebarOpen' | 'content' | 'children'>;

/** The adopters' frame around an open page. The server, which knows nobody's name, keeps the places free. */
export default function MemberFrame(props: MemberFrameProps) {
  const { user, totals, session } = useSession();
  const [failed, setFailed] = useState(false);
  const logout = async () => {
    checkoutDrafts.forget();
    setFailed((await session?.logout()) !== undefined);
  };
  return (
    <AppFrame
      {...props}
      session={{
        user: user && {
          name: user.name,
          picture: user.profilePicture,
          emailVerified: user.emailVerifiedAt !== null,
        },
        wishtreeTotal: totals?.wishtree ?? 0,
        unreadTotal: totals?.unreadNotifications ?? 0,
        logout,
      }}
      beside={
        failed && (
          <Suspense>
            <LogoutFailed />
          </Suspense>
        )
      }
    />
  );
}
