import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { AlertIcon } from '../Icon/icons.ts';
import * as styles from './FormField.css.ts';

export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.hint}>
      {children}
    </p>
  );
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.error}>
      <span className={styles.errorIcon}>
        <Icon of={AlertIcon} size="small" />
      </span>
      <span>{children}</span>
    </p>
  );
}
