import { SessionProvider } from '@rimba/auth/react';
import { useMemo } from 'react';
import { browserSession } from '../sign-in/browser-session.ts';
import MemberFrame, { type MemberFrameProps } from './MemberFrame.tsx';

/** The adopters' frame around an open page that comes to life with it. */
export default function LiveMemberFrame(frame: Omit<MemberFrameProps, 'content'>) {
  const session = useMemo(() => (typeof window === 'undefined' ? undefined : browserSession()), []);
  return (
    <SessionProvider session={session}>
      <MemberFrame {...frame} content="open" />
    </SessionProvider>
  );
}
