import type { ReactNode } from 'react';
import { classNames } from '../../styles/class-names.ts';
import { padding as paddings } from '../../styles/spacing.css.ts';
import type { Space } from '../../tokens/scales.ts';
import { card } from './Card.css.ts';

export type CardProps = {
  /** What stands on the card. */
  children: ReactNode;
  /** A sheet of paper, one that is lifted, one in the accent's colours for what is chosen, or a dashed frame for what is not there yet. */
  tone?: 'sheet' | 'raised' | 'accent' | 'outlined';
  /** The distance to its edges, a step of the spacing scale; 4 is 16 px. */
  padding?: Space;
  /** Its element. */
  as?: 'div' | 'section' | 'article' | 'aside' | 'li' | 'figure';
  /** The anchor in the page's address. */
  id?: string;
  /** Its name for screen readers, where no heading on it says it. */
  'aria-label'?: string;
  /** The `id` of the heading that names it. */
  'aria-labelledby'?: string;
};

/** A sheet of paper on the page. No card inside a card. */
export function Card({ tone = 'sheet', padding = 4, as: Element = 'div', children, ...rest }: CardProps) {
  return (
    <Element {...rest} className={classNames(card({ tone }), paddings[padding])}>
      {children}
    </Element>
  );
}
