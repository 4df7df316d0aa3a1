import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Spinner.css.ts';

/** The turning arc of a busy control; its control says in words that it is busy. */
export function Arc() {
  return (
    <svg className={styles.arc} width="20" viewBox="0 0 24 24" aria-hidden="true">
      <path
        d="M21 12a9 9 0 1 1-6.2-8.56"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** The bouncing seed: 40 px, one bounce in 0.8 s, emerald. What it waits for stands beside it in words. */
export function Seed() {
  return (
    <svg className={styles.seed} width="40" viewBox="0 0 24 24" aria-hidden="true">
      <path
        className={styles.seedShape}
        d="M12 1.5c7.5 5 8.5 14 0 21-8.5-7-7.5-16 0-21z"
        fill="currentColor"
      />
    </svg>
  );
}

/** The seed alone, with its words for screen readers. */
export function Spinner({
  label,
}: {
  /** What is waited for, for screen readers: "Loading". */
  label: string;
}) {
  return (
    <span role="status">
      <Seed />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
