import { classNames } from '@rimba/ui';
import type { RefObject } from 'react';
import { useTitle } from '../page/page-title.tsx';
import * as styles from './TopBar.css.ts';
import { useHeadingInView } from './use-heading-in-view.ts';

/** What the page calls itself, once its heading in `main` has scrolled away. */
export function PhoneTitle({ main }: { main: RefObject<HTMLElement | null> }) {
  const title = useTitle();
  const headingInView = useHeadingInView(main, title);
  return (
    <span className={classNames(styles.title, headingInView && styles.titleHidden)} aria-hidden="true">
      {title}
    </span>
  );
}
