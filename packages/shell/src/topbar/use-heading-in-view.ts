import { type RefObject, useEffect, useState } from 'react';

/** Whether the page's own heading is on the screen; true until known, and where a page has none. */
export function useHeadingInView(main: RefObject<HTMLElement | null>, title: string | undefined): boolean {
  const [inView, setInView] = useState(true);
  // Another title means another page, and so another heading.
  useEffect(() => {
    const heading = main.current?.querySelector('h1');
    if (!heading) {
      setInView(true);
      return;
    }
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? true), {
      rootMargin: '-56px 0px 0px',
    });
    observer.observe(heading);
    return () => observer.disconnect();
  }, [main, title]);
  return inView;
}
