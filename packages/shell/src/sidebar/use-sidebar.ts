import { roomFor } from '@rimba/ui';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { sidebarCookieFor } from './sidebar-cookie.ts';

export interface SidebarState {
  /** undefined: nobody has chosen; narrow screens show icons and wide ones all of it. */
  readonly open: boolean | undefined;
  readonly toggle: () => void;
  /** Opens a sidebar that shows icons only; true if it did. */
  readonly makeRoom: () => boolean;
}

/** Ctrl or Cmd and b, and nothing else held. */
const isShortcut = (event: KeyboardEvent) =>
  event.key.toLowerCase() === 'b' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;

const room = roomFor('desktop');

function subscribe(listener: () => void) {
  const query = window.matchMedia(room);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

const hasRoom = () => window.matchMedia(room).matches;

/** Whether the sidebar shows all of itself now, whoever decided; on the server, as in a window with room for it. */
export function useExpanded({ open }: SidebarState): boolean {
  const roomy = useSyncExternalStore(subscribe, hasRoom, () => true);
  return open ?? roomy;
}

/** The sidebar from 768 px: open or icons only, remembered for a week. */
export function useSidebar(remembered: boolean | undefined): SidebarState {
  const [open, setOpen] = useState(remembered);

  // One and the same while nothing changes: a frame that learns who is signed in does not draw its sidebar anew.
  const sidebar = useMemo(() => {
    const choose = (next: boolean) => {
      document.cookie = sidebarCookieFor(next);
      setOpen(next);
    };
    const isExpanded = () => open ?? hasRoom();
    const toggle = () => choose(!isExpanded());
    const makeRoom = () => {
      if (isExpanded()) return false;
      choose(true);
      return true;
    };
    return { open, toggle, makeRoom };
  }, [open]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      sidebar.toggle();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [sidebar]);

  return sidebar;
}
