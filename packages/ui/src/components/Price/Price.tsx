import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Price.css.ts';

export type PriceProps = {
  /** What is paid: "IDR 135,000". */
  now: string;
  /** Where a discount makes it less: the full price, what that is called for screen readers, and the discount's name. */
  before?: { price: string; label: string; reason: string };
  /** As the text around it, or large, for the price that a page is about. */
  size?: 'body' | 'figure';
  /** In a line of text, the discount's name beside it instead of below. */
  line?: boolean;
};

/** What something costs, and what it costs without the discount. */
export function Price({ now, before, size = 'body', line = false }: PriceProps) {
  return (
    <span className={styles.price({ line })}>
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
