import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { asleepMark } from './asleep.ts';

/** Brings a part to life. From here on React hears by itself what is pressed; a `Wake` inside does what was before. */
export function hydrateAsleep(
  part: HTMLElement,
  content: ReactNode,
  container: HTMLElement | Document = part,
): void {
  hydrateRoot(container, content);
  part.removeAttribute(asleepMark);
}
