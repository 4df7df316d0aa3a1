import { type RefObject, useEffect, useRef, useState } from 'react';

/** A screen ahead, so that what comes is mostly there before it is seen. */
const ahead = '100%';

/** Whether an element is, or has been, near the screen. */
export function useNear(atOnce: boolean): [place: RefObject<SVGSVGElement | null>, near: boolean] {
  const place = useRef<SVGSVGElement>(null);
  const [near, setNear] = useState(atOnce);
  useEffect(() => {
    if (near || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: `${ahead} 0px` },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [near]);
  return [place, near];
}
