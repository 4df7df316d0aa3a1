import { type ReactNode, Suspense, useEffect, useState } from 'react';

/**
 * Draws `meanwhile` on the server and in the first paint, then loads the children: a menu's button stands
 * at once, and the menu's code does not hold up the page.
 */
export function Later({ meanwhile, children }: { meanwhile: ReactNode; children: ReactNode }) {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPainted(true));
    return () => clearTimeout(timer);
  }, []);
  return painted ? <Suspense fallback={meanwhile}>{children}</Suspense> : meanwhile;
}
