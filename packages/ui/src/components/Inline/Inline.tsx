import type { ReactNode } from 'react';
import { classNames } from '../../styles/class-names.ts';
import { gap as gaps } from '../../styles/spacing.css.ts';
import type { Space } from '../../tokens/scales.ts';
import { inline } from './Inline.css.ts';

export type InlineProps = {
  children: ReactNode;
  /** A step of the spacing scale; 3 is 12 px. */
  gap?: Space;
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  justify?: 'start' | 'center' | 'end' | 'between';
  wrap?: boolean;
  as?: 'div' | 'ul' | 'ol' | 'span' | 'p' | 'li' | 'nav' | 'header' | 'footer';
  id?: string;
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
