import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Price.css.ts';

export type PriceProps = {
  /** What is paid: "Rp 135.000". */
  now: string;
  /** Where a discount makes it less: the full price, what that is called for screen readers, and the discount's name. */
  before?: { price: string; label: string; reason: string };
  size?: 'body' | 'figure';
};

/** What something costs, and what it costs without the discount. */
export function Price({ now, before, size = 'body' }: PriceProps) {
  return (
    <span className={styles.price}>
      <span className={styles.figures}>
        <span className={styles.now({ size })}>{now}</span>
        {before && (
          <s className={styles.before}>
            <VisuallyHidden>{before.label} </VisuallyHidden>
            {before.price}
          </s>
        )}
      </span>
      {before && <span className={styles.reason}>{before.reason}</span>}
    </span>
  );
}
