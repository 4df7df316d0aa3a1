import { type ReactNode, useEffect, useRef } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { Link } from '../Link/Link.tsx';
import * as styles from './ErrorSummary.css.ts';

export type ErrorSummaryProps = {
  /** Its heading: how many fields are to be looked at again. */
  title: ReactNode;
  /** In the order of the fields; `fieldId` is the `id` given to the field. */
  errors: readonly { fieldId: string; message: string }[];
};

/** All that is wrong with a form that was sent. It takes the focus, so render it when sending fails. */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.summary} role="alert">
      <Heading level={2} size="h4" tabIndex={-1} ref={heading}>
        {title}
      </Heading>
      <ul className={styles.list}>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <Link href={`#${fieldId}`} onClick={(event) => focusField(event, fieldId)}>
              {message}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The router must not take the anchor for a page, and the caret belongs in the field. */
function focusField(event: { preventDefault: () => void }, fieldId: string) {
  event.preventDefault();
  document.getElementById(fieldId)?.focus();
}
