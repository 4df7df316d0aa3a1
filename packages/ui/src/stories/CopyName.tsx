import { useState } from 'react';
import { VisuallyHidden } from '../components/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './foundations.css.ts';

interface CopyNameProps {
  children: string;
  /** What is copied, where it is not the name itself. */
  copies?: () => string;
  /** The style of the colour that stands for its value. */
  swatch?: string;
}

/** A name or a value of the design system that is copied by a click, and says so. */
export function CopyName({ children, copies = () => children, swatch }: CopyNameProps) {
  const [copied, setCopied] = useState(false);
  const copy = () => {
    navigator.clipboard.writeText(copies()).then(
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
      {swatch === undefined ? (
        <code>{children}</code>
      ) : (
        <>
          <span className={swatch} />
          <VisuallyHidden>{children}</VisuallyHidden>
        </>
      )}
      <span role="status">{copied ? ' copied' : ''}</span>
    </button>
  );
}
