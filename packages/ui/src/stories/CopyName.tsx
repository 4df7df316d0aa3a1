import { useState } from 'react';
import * as styles from './foundations.css.ts';

/** A name of the design system that is copied by a click, and says so. */
export function CopyName({ children }: { children: string }) {
  const [copied, setCopied] = useState(false);
  const copy = () => {
    navigator.clipboard.writeText(children).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <button
      type="button"
      className={styles.copyName}
      onClick={copy}
      title="Copy"
      onBlur={() => setCopied(false)}
    >
      <code>{children}</code>
      <span role="status">{copied ? ' copied' : ''}</span>
    </button>
  );
}
