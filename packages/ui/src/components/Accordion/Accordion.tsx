import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { ChevronDownIcon } from '../Icon/icons.ts';
import * as styles from './Accordion.css.ts';

export type AccordionItemProps = {
  /** The line that stays: a question, or what is folded away. A press opens and closes it. */
  summary: ReactNode;
  /** What is folded away. */
  children: ReactNode;
  /** The anchor in the page's address. */
  id?: string;
  /** Whether it is open to begin with. */
  defaultOpen?: boolean;
  /** Items of one name close each other. */
  name?: string;
  /** It was opened: time to fetch what only its readers need. */
  onOpen?: () => void;
};

/** A question that opens to its answer: the browser's own element, so it works before scripts and in "find on page". */
export function AccordionItem({
  summary,
  children,
  id,
  defaultOpen = false,
  name,
  onOpen,
}: AccordionItemProps) {
  return (
    <details
      className={styles.item}
      id={id}
      name={name}
      open={defaultOpen}
      {...(onOpen && { onToggle: ({ currentTarget }) => currentTarget.open && onOpen() })}
    >
      <summary className={styles.summary}>
        {summary}
        <span className={styles.arrow}>
          <Icon of={ChevronDownIcon} />
        </span>
      </summary>
      <div className={styles.answer}>{children}</div>
    </details>
  );
}
