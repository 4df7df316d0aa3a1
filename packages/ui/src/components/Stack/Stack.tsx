import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../styles/class-names.ts';
import { gap as gaps } from '../../styles/spacing.css.ts';
import type { Space } from '../../tokens/scales.ts';
import { stack } from './Stack.css.ts';

export type StackProps = Pick<
  ComponentProps<'div'>,
  'id' | 'role' | 'aria-label' | 'aria-labelledby' | 'aria-live'
> & {
  /** What stands below each other. */
  children: ReactNode;
  /** A step of the spacing scale; 4 is 16 px. */
  gap?: Space;
  /** How they stand to each other across the column. */
  align?: 'stretch' | 'start' | 'center' | 'end';
  /** Its element. */
  as?:
    | 'div'
    | 'ul'
    | 'ol'
    | 'section'
    | 'article'
    | 'header'
    | 'footer'
    | 'aside'
    | 'nav'
    | 'main'
    | 'dl'
    | 'li';
};

/** Things under each other. */
export function Stack({ gap = 4, align = 'stretch', as: Element = 'div', children, ...rest }: StackProps) {
  return (
    <Element {...rest} className={classNames(stack({ align }), gaps[gap])}>
      {children}
    </Element>
  );
}
