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
  const [outcome, setOutcome] = useState<'copied' | 'not copied' | undefined>();
  const copy = async () => {
    try {
      // There is no clipboard where a page is neither served by https nor from this machine.
      await navigator.clipboard.writeText(copies());
      setOutcome('copied');
    } catch {
      setOutcome('not copied');
    }
  };
  return (
    <button
      type="button"
      className={styles.copyName}
      onClick={copy}
      title="Copy"
      onBlur={() => setOutcome(undefined)}
    >
      {swatch === undefined ? (
        <code>{children}</code>
      ) : (
        <>
          <span className={swatch} />
          <VisuallyHidden>{children}</VisuallyHidden>
        </>
      )}
      <span role="status">{outcome && ` ${outcome}`}</span>
    </button>
  );
}
