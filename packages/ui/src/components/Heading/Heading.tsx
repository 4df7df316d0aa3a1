import type { ComponentProps, ReactNode } from 'react';
import { heading } from './Heading.css.ts';

export type HeadingLevel = 1 | 2 | 3 | 4;

export type HeadingProps = Pick<ComponentProps<'h1'>, 'id' | 'tabIndex' | 'ref'> & {
  /** The heading's words. */
  children: ReactNode;
  /** Its place in the page's outline. */
  level: HeadingLevel;
  /** Its size, when it differs from its level; inside the member frame h1 takes h2's size. */
  size?: 'display' | 'h1' | 'h2' | 'h3' | 'h4' | 'label';
  /** `onForest` on the dark green of a section. */
  tone?: 'default' | 'onForest';
  /** Where its lines stand; they begin where the writing does, or are centred. */
  align?: 'start' | 'center';
};

const tags = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const;

export function Heading({
  level,
  size = tags[level],
  tone = 'default',
  align = 'start',
  children,
  ...rest
}: HeadingProps) {
  const Element = tags[level];
  return (
    <Element {...rest} className={heading({ size, tone, align })}>
      {children}
    </Element>
  );
}
