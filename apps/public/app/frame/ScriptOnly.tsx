import type { ReactNode } from 'react';
import { scriptOnly } from './content.css.ts';

/** What waits for the page's script: without one it would wait for ever. */
export function ScriptOnly({ children }: { children: ReactNode }) {
  return <div className={scriptOnly}>{children}</div>;
}
