import type { ReactNode } from 'react';
import { classNames } from '../../styles/class-names.ts';
import { gap as gaps } from '../../styles/spacing.css.ts';
import type { Space } from '../../tokens/scales.ts';
import { inline } from './Inline.css.ts';

export type InlineProps = {
  /** What stands beside each other. */
  children: ReactNode;
  /** A step of the spacing scale; 3 is 12 px. */
  gap?: Space;
  /** How they stand to each other across the line. */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  /** Where they stand along the line: at its beginning, middle or end, or with the room between them. */
  justify?: 'start' | 'center' | 'end' | 'between';
  /** Whether they go on in a next line where they have no room. */
  wrap?: boolean;
  /** Its element. */
  as?: 'div' | 'ul' | 'ol' | 'span' | 'p' | 'li' | 'nav' | 'header' | 'footer';
  /** The anchor in the page's address. */
  id?: string;
  /** Its name for screen readers. */
  'aria-label'?: string;
};

/** Things beside each other; they wrap when there is no room. */
export function Inline({
  gap = 3,
  align = 'center',
  justify = 'start',
  wrap = true,
  as: Element = 'div',
  children,
  ...rest
}: InlineProps) {
  return (
    <Element {...rest} className={classNames(inline({ align, justify, wrap }), gaps[gap])}>
      {children}
    </Element>
  );
}
