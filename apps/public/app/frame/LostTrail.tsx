import * as styles from './not-found.css.ts';

/** A path over the hills that ends where nothing is. */
export const LostTrail = () => (
  <svg
    className={styles.trail}
    viewBox="0 0 1400 820"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    <path
      className={styles.steps}
      d="M-20 700C180 660 240 560 400 590S640 720 760 640 860 470 960 470 1080 520 1120 450"
    />
    <path className={styles.cross} d="M1108 438l26 24M1134 438l-26 24" />
  </svg>
);
