import { markedIn, matchPath } from '@rimba/paths';
import { classNames } from '@rimba/ui';
import { type ReactNode, useRef } from 'react';
import { useLocation } from 'react-router';
import { BottomNav } from '../bottom-nav/BottomNav.tsx';
import { mainId, SkipLink } from '../focus/SkipLink.tsx';
import { useFocusOnNavigation } from '../focus/use-focus-on-navigation.ts';
import { MissingNotice } from '../late/MissingNotice.tsx';
import { sidebarMenus } from '../navigation/items.ts';
import { VerificationBanner } from '../notices/VerificationBanner.tsx';
import { TitleProvider } from '../page/page-title.tsx';
import { Sidebar } from '../sidebar/Sidebar.tsx';
import { useSidebar } from '../sidebar/use-sidebar.ts';
import type { FrameSession } from '../topbar/frame-session.ts';
import { TopBar } from '../topbar/TopBar.tsx';
import * as styles from './AppFrame.css.ts';
import { DocumentContent } from './DocumentContent.tsx';

export interface AppFrameProps {
  session: FrameSession;
  /** What the cookie remembers of the sidebar; see `sidebarFromCookie`. */
  sidebarOpen: boolean | undefined;
  /** What a page calls itself that cannot say so by `PageTitle`, because it was rendered elsewhere. */
  title?: string | undefined;
  /**
   * What stands in the frame. `app`: a page that has its margins from the frame. `open`: one that brings its
   * own. `document`: the same, but rendered by the server alone; the frame comes to life around it.
   */
  content?: 'app' | 'open' | 'document';
  /** What stands above every page. */
  notices?: ReactNode;
  /** Toasts and the like, drawn beside the page. */
  beside?: ReactNode;
  children: ReactNode;
}

/** The frame around a page for signed-in adopters. */
export function AppFrame(props: AppFrameProps) {
  return (
    <TitleProvider initial={props.title}>
      <Frame {...props} />
    </TitleProvider>
  );
}

function Frame({ session, sidebarOpen, content = 'app', notices, beside, children }: AppFrameProps) {
  const match = matchPath(useLocation().pathname);
  const page = match?.kind === 'page' ? match : undefined;
  const main = useRef<HTMLElement>(null);
  const sidebar = useSidebar(sidebarOpen);
  useFocusOnNavigation(main);
  const bottomItem = markedIn(['bottom'], page?.name);
  const proven = session.user?.emailVerified;
  const asksForProof = proven !== true && page?.name !== 'emailVerification';
  return (
    <>
      <SkipLink />
      <div className={styles.frame}>
        <Sidebar state={sidebar} current={markedIn(sidebarMenus, page?.name)} />
        <div className={styles.column}>
          <TopBar match={match} session={session} sidebar={sidebar} main={main} />
          {asksForProof && (
            <div className={proven === undefined ? styles.ifMarkedUnproven : undefined}>
              <VerificationBanner />
            </div>
          )}
          {notices}
          <MissingNotice layout="page" />
          <main
            ref={main}
            id={mainId}
            tabIndex={-1}
            className={classNames(
              content === 'app' ? styles.main : styles.ownMargins,
              bottomItem && styles.aboveBottomNav,
            )}
          >
            {content === 'document' ? <DocumentContent>{children}</DocumentContent> : children}
          </main>
        </div>
      </div>
      {bottomItem && <BottomNav current={bottomItem} picture={session.user?.picture ?? undefined} />}
      {beside}
    </>
  );
}
