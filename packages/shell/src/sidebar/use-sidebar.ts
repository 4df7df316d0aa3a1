import { breakpoints } from '@rimba/ui';
import { useEffect, useState } from 'react';
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

/** The sidebar from 768 px: open or icons only, remembered for a week. */
export function useSidebar(remembered: boolean | undefined): SidebarState {
  const [open, setOpen] = useState(remembered);

  const isOpen = () => open ?? window.matchMedia(`(min-width: ${breakpoints.desktop}px)`).matches;

  const choose = (next: boolean) => {
    document.cookie = sidebarCookieFor(next);
    setOpen(next);
  };
  const toggle = () => choose(!isOpen());
  const makeRoom = () => {
    if (isOpen()) return false;
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

  return { open, toggle, makeRoom };
}
