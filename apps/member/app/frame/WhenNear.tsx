import { Skeleton } from '@rimba/ui';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';

interface WhenNearProps {
  /** Stands in the place while it comes. */
  meanwhile: ReactNode;
  children: ReactNode;
}

/** Half a screen ahead, so that what comes is mostly there before it is seen. */
const ahead = '50%';

/** Draws what lies far below, and fetches its code, only when the reader comes near. */
export function WhenNear({ meanwhile, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: `${ahead} 0px` },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place}>
      {near ? <Suspense fallback={meanwhile}>{children}</Suspense> : <Skeleton shape="tall" />}
    </div>
  );
}
