import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './Pagination.css.ts';

export type LoadMoreProps = {
  /** How much is shown of how much: "24 of 96 trees". */
  status: string;
  /** The button's words: "Load more". */
  label: string;
  /** The button's words while the next page is on its way. */
  busy?: string | undefined;
  /** Left out when everything is shown. */
  onLoadMore?: (() => void) | undefined;
};

/** Endless lists load by button, never by scrolling: the footer stays within reach. */
export function LoadMore({ status, label, busy, onLoadMore }: LoadMoreProps) {
  return (
    <div className={styles.more}>
      <Text variant="small" tone="muted" role="status">
        {status}
      </Text>
      {onLoadMore && (
        <Button variant="secondary" busy={busy} onClick={onLoadMore}>
          {label}
        </Button>
      )}
    </div>
  );
}
