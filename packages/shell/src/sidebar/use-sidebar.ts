import { breakpoints } from '@rimba/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { sidebarCookieFor } from './sidebar-cookie.ts';

export interface SidebarState {
  /** undefined: nobody has chosen; narrow screens show icons and wide ones all of it. */
  readonly open: boolean | undefined;
  /** Whether it shows all of itself now, whoever decided. */
  readonly expanded: boolean;
  readonly toggle: () => void;
  /** Opens a sidebar that shows icons only; true if it did. */
  readonly makeRoom: () => boolean;
}

/** Ctrl or Cmd and b, and nothing else held. */
const isShortcut = (event: KeyboardEvent) =>
  event.key.toLowerCase() === 'b' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;

const room = `(min-width: ${breakpoints.desktop}px)`;

function subscribe(listener: () => void) {
  const query = window.matchMedia(room);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the window has room for all of the sidebar; true on the server. */
const useRoom = () =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(room).matches,
    () => true,
  );

/** The sidebar from 768 px: open or icons only, remembered for a week. */
export function useSidebar(remembered: boolean | undefined): SidebarState {
  const [open, setOpen] = useState(remembered);
  const hasRoom = useRoom();
  const expanded = open ?? hasRoom;

  const choose = (next: boolean) => {
    document.cookie = sidebarCookieFor(next);
    setOpen(next);
  };
  const toggle = () => choose(!expanded);
  const makeRoom = () => {
    if (expanded) return false;
    choose(true);
    return true;
  };

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  });

  return { open, expanded, toggle, makeRoom };
}
