import { type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { asleepMark, pressedKey } from './asleep.ts';

/** Brings a part to life. From here on React hears by itself what is pressed; a `Wake` inside does what was before. */
export function hydrateAsleep(
  part: HTMLElement,
  content: ReactNode,
  container: HTMLElement | Document = part,
): void {
  hydrateRoot(container, content);
  part.removeAttribute(asleepMark);
}

interface WakeProps {
  part: HTMLElement;
  /** Where the ids that React counts must be those that were sent: a neighbour would change them. */
  children?: ReactNode;
}

/** Stands in the part, and once that answers presses what was pressed in vain: however often, once. */
export function Wake({ part, children }: WakeProps) {
  useEffect(() => {
    const pressed: unknown = Reflect.get(window, pressedKey);
    if (!(pressed instanceof Set)) return;
    // Once React is done: for a press it brings a boundary to life at once, but not in the middle of its own work.
    queueMicrotask(() => {
      for (const control of pressed) {
        if (!(control instanceof HTMLElement) || !part.contains(control)) continue;
        // In a part of this one that sleeps on; its own `Wake` will do it.
        if (control.closest(`[${asleepMark}]`)) continue;
        pressed.delete(control);
        press(control);
      }
    });
  }, [part]);
  return children;
}

function press(control: HTMLElement): void {
  // What is chosen already would not say that it changed.
  if (control instanceof HTMLInputElement) control.checked = false;
  // Tabs are chosen as the press begins.
  control.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
  control.click();
}
