import type { ReactNode } from 'react';
import { whenClosed, whenOpen } from '../../styles/open-words.css.ts';
import { Heading, type HeadingLevel } from '../Heading/Heading.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { AlertIcon } from '../Icon/icons.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './ErrorState.css.ts';

export type ErrorStateProps = {
  /** What happened. */
  title: ReactNode;
  /** What it means for the tree or the money, and what to do. */
  description?: ReactNode;
  /** One or two buttons, "Try again" first. */
  actions?: ReactNode;
  /** For a report to us: code, request id. Folded away, and readable without scripts. */
  details?: { showLabel: string; hideLabel: string; text: string };
  /** The level of its title in the page's outline. */
  level?: HeadingLevel;
};

export function ErrorState({ title, description, actions, details, level = 2 }: ErrorStateProps) {
  return (
    <div className={styles.error} role="alert">
      <div className={styles.head}>
        <span className={styles.sign}>
          <Icon of={AlertIcon} size="large" />
        </span>
        <div className={styles.words}>
          <Heading level={level} size="h4">
            {title}
          </Heading>
          {description !== undefined && <Text>{description}</Text>}
        </div>
      </div>
      {actions !== undefined && <Inline>{actions}</Inline>}
      {details && (
        <details className={styles.details}>
          <summary className={styles.summary}>
            <span className={whenClosed}>{details.showLabel}</span>
            <span className={whenOpen}>{details.hideLabel}</span>
          </summary>
          <pre className={styles.technical}>{details.text}</pre>
        </details>
      )}
    </div>
  );
}
