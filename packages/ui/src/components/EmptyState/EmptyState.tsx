import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './EmptyState.css.ts';

export type EmptyStateProps = {
  /** What there is none of. */
  title: ReactNode;
  /** What would be here, and what to do. */
  description?: ReactNode;
  /** A small decorative drawing. */
  drawing?: ReactNode;
  /** The one button that changes it. */
  action?: ReactNode;
  /** The level of its title in the page's outline. */
  level?: HeadingLevel;
};

export function EmptyState({ title, description, drawing, action, level = 2 }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {drawing !== undefined && <div className={styles.drawing}>{drawing}</div>}
      <div className={styles.words}>
        <Heading level={level} size="h4" align="center">
          {title}
        </Heading>
        {description !== undefined && (
          <Text variant="small" tone="muted">
            {description}
          </Text>
        )}
      </div>
      {action}
    </div>
  );
}
