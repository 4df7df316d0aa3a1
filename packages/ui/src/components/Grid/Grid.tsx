import type { ReactNode } from 'react';
import { classNames } from '../../styles/class-names.ts';
import { gap as gaps } from '../../styles/spacing.css.ts';
import type { Space } from '../../tokens/scales.ts';
import * as styles from './Grid.css.ts';

type Columns = 1 | 2 | 3 | 4;

export type GridProps = {
  /** What stands in the columns. */
  children: ReactNode;
  /** Equal columns on phones, and from 768, 1024 and 1280 px. A wider step inherits the one before. */
  phone?: Columns;
  /** Columns from 768 px. */
  tablet?: Columns;
  /** Columns from 1024 px. */
  desktop?: Columns;
  /** Columns from 1280 px. */
  wide?: Columns;
  /** Instead of counts: the narrowest a column may be; as many as fit stand side by side. */
  minColumn?: keyof typeof styles.fitting;
  /** The distance between rows and columns, a step of the spacing scale; 4 is 16 px. */
  gap?: Space;
  /** Its element. */
  as?: 'div' | 'ul' | 'ol' | 'dl' | 'section';
  /** Its name for screen readers. */
  'aria-label'?: string;
};

export function Grid({
  phone = 1,
  tablet,
  desktop,
  wide,
  minColumn,
  gap = 4,
  as: Element = 'div',
  children,
  ...rest
}: GridProps) {
  return (
    <Element
      {...rest}
      className={classNames(
        styles.grid,
        gaps[gap],
        minColumn ? styles.fitting[minColumn] : styles.phone[phone],
        tablet && styles.tablet[tablet],
        desktop && styles.desktop[desktop],
        wide && styles.wide[wide],
      )}
    >
      {children}
    </Element>
  );
}
