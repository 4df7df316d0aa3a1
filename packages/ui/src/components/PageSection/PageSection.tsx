import { type ReactNode, useId } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './PageSection.css.ts';

export type PageSectionProps = {
  /** The section's heading. */
  heading: ReactNode;
  /** A marginal note under the heading, in the field notebook's italic. */
  note?: ReactNode;
  /** More for the margin: a link, a legend. */
  aside?: ReactNode;
  /** What the section holds. */
  children: ReactNode;
  /** The heading's level in the page's outline. */
  level?: 1 | 2;
  /** The ground: paper, or dark green. */
  tone?: 'paper' | 'forest';
  /** A drawing behind the section, such as contour lines; it must be decorative. */
  backdrop?: ReactNode;
  /** The anchor in the page's address. */
  id?: string;
};

/** A section of an open page; from 1024 px its heading stands in the notebook's margin column. */
export function PageSection({
  heading,
  note,
  aside,
  children,
  level = 2,
  tone = 'paper',
  backdrop,
  id,
}: PageSectionProps) {
  const headingId = useId();
  const onForest = tone === 'forest';
  return (
    <section id={id} className={styles.section({ tone })} aria-labelledby={headingId}>
      {backdrop !== undefined && <div className={styles.backdrop}>{backdrop}</div>}
      <div className={styles.withMargin}>
        <div className={styles.margin}>
          <Heading level={level} size="h2" id={headingId} tone={onForest ? 'onForest' : 'default'}>
            {heading}
          </Heading>
          {note !== undefined && (
            <Text variant="note" tone={onForest ? 'onForestMuted' : 'muted'}>
              {note}
            </Text>
          )}
          {aside}
        </div>
        <div>{children}</div>
      </div>
    </section>
  );
}

/** The page's gutters and greatest width, without a margin column. */
export function PageWidth({
  children,
}: {
  /** What keeps to the width of the page's text. */
  children: ReactNode;
}) {
  return <div className={styles.page}>{children}</div>;
}
