import { useSession } from '@rimba/auth/react';
import { checkoutDrafts } from '@rimba/checkout/draft';
import { AppFrame, type AppFrameProps, frameSessionOf } from '@rimba/shell';
import { OfflineNotice } from '@rimba/shell/offline-notice';
import { useState } from 'react';
import { LogoutFailed } from './LogoutFailed.tsx';

export type MemberFrameProps = Pick<AppFrameProps, 'title' | 'sidebarOpen' | 'content' | 'children'>;

/** The adopters' frame around an open page. The server, which knows nobody's name, keeps the places free. */
export default function MemberFrame(props: MemberFrameProps) {
  const signedIn = useSession();
  const [failed, setFailed] = useState(false);
  const logout = async () => {
    checkoutDrafts.forget();
    setFailed((await signedIn.session?.logout()) !== undefined);
  };
  return (
    <AppFrame
      {...props}
      session={frameSessionOf(signedIn, logout)}
      notices={<OfflineNotice />}
      beside={failed && <LogoutFailed />}
    />
  );
}
