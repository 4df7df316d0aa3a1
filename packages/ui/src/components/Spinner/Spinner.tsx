import * as styles from './Spinner.css.ts';

/** The turning arc of a busy control; its control says in words that it is busy. */
export function Arc() {
  return (
    <svg className={styles.arc} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
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

/** The bouncing seed of the loading overlay: 40 px, one bounce in 0.8 s, emerald. */
export function Spinner({ label }: { label: string }) {
  return (
    <svg className={styles.seed} viewBox="0 0 24 24" role="img" aria-label={label} focusable="false">
      <path
        className={styles.seedShape}
        d="M12 1.5c7.5 5 8.5 14 0 21-8.5-7-7.5-16 0-21z"
        fill="currentColor"
      />
    </svg>
  );
}
