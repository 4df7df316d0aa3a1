import type { ReactNode } from 'react';
import { classNames } from '../../styles/class-names.ts';
import { padding as paddings } from '../../styles/spacing.css.ts';
import type { Space } from '../../tokens/scales.ts';
import { card } from './Card.css.ts';

export type CardProps = {
  children: ReactNode;
  tone?: 'sheet' | 'raised' | 'accent' | 'outlined';
  padding?: Space;
  as?: 'div' | 'section' | 'article' | 'aside' | 'li' | 'figure';
  id?: string;
  'aria-label'?: string;
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
