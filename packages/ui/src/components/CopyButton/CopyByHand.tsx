import { Text } from '../Text/Text.tsx';
import * as styles from './CopyByHand.css.ts';

export type CopyByHandProps = {
  /** Why it is not in the clipboard. */
  children: string;
  /** What is to be copied; it is selected already. */
  value: string;
};

const select = (shown: HTMLElement | null) => {
  if (shown) window.getSelection()?.selectAllChildren(shown);
};

/** What the clipboard refused, selected where a script draws it; a page without one finds it by `data-by-hand`. */
export function CopyByHand({ children, value }: CopyByHandProps) {
  return (
    <div className={styles.line} role="alert">
      <Text as="span" variant="small">
        {children}{' '}
        <strong ref={select} className={styles.value} data-by-hand>
          {value}
        </strong>
      </Text>
    </div>
  );
}
