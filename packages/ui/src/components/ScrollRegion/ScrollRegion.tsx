import type { ReactNode } from 'react';
import { content, region } from './ScrollRegion.css.ts';

export type ScrollRegionProps = {
  /** What is being scrolled, and that it can be. */
  label: string;
  /** The side that is seen first. */
  start?: 'left' | 'right';
  /** What is wider than its place. */
  children: ReactNode;
};

/** What scrolls has to be reachable by keyboard, although it is no control (WCAG 2.1.1). */
const reachable = { tabIndex: 0 };

/** Wide content on a narrow page: a table, a chart, the profile strip. It scrolls, the page does not. */
export function ScrollRegion({ label, start = 'left', children }: ScrollRegionProps) {
  return (
    <section className={region({ start })} aria-label={label} {...reachable}>
      <div dir="ltr" className={content[start]}>
        {children}
      </div>
    </section>
  );
}
