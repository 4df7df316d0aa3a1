import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Countdown.css.ts';
import { clockText, minutesLeft } from './time-left.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

const ringLength = 100;
const urgentBelowS = 120;

export type CountdownProps = {
  /** When the time is up, in epoch milliseconds by the service's clock. */
  deadline: number;
  /** The whole time in seconds, which is a full ring. */
  totalS: number;
  /** The service's clock, when it differs from the browser's. */
  now?: () => number;
  /** What the clock is for: "Time left to pay". */
  label: string;
  /** Under the figures: "until 10:39 WIB". */
  until?: string;
  /** What a screen reader hears once a minute: (12) → "12 minutes left". */
  announce: (minutes: number) => string;
  /** Between minutes and seconds. */
  separator?: '.' | ':';
  /** Called once, when the time is up. */
  onEnd?: () => void;
};

/** The time left to pay: a ring that empties, and figures. Announced once a minute, not each second. */
export function Countdown({
  deadline,
  totalS,
  now = Date.now,
  label,
  until,
  announce,
  separator = '.',
  onEnd,
}: CountdownProps) {
  const seconds = useSecondsLeft(deadline, now, onEnd);
  const share = seconds === undefined ? 1 : Math.min(1, seconds / totalS);
  return (
    <div className={styles.clock} role="timer" aria-label={label}>
      <svg
        className={styles.ring({ urgent: seconds !== undefined && seconds < urgentBelowS })}
        width="52"
        viewBox="0 0 52 52"
        fill="none"
        strokeWidth="4.5"
        aria-hidden="true"
      >
        <circle className={styles.track} cx="26" cy="26" r="22.5" />
        <circle
          cx="26"
          cy="26"
          r="22.5"
          stroke="currentColor"
          pathLength={ringLength}
          strokeDasharray={`${share * ringLength} ${ringLength}`}
          transform="rotate(-90 26 26)"
        />
        <path fill="currentColor" d="M26.2 15.5c6.2 5.4 6.6 12.4-.1 18-6.4-5.4-6.2-12.8.1-18z" />
      </svg>
      <div className={styles.text}>
        <span className={styles.figures} aria-hidden="true">
          {seconds === undefined ? '\u2013' : clockText(seconds, separator)}
        </span>
        {until !== undefined && <span className={styles.until}>{until}</span>}
        <VisuallyHidden>
          <span aria-live="polite">{seconds === undefined ? '' : announce(minutesLeft(seconds))}</span>
        </VisuallyHidden>
      </div>
    </div>
  );
}
