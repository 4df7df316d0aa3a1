import { Text } from '@rimba/ui';
import * as styles from './FigureList.css.ts';

interface FigureListProps {
  figures: readonly { value: string; label: string }[];
}

/** A few large figures side by side, each under a line and over what it counts. */
export function FigureList({ figures }: FigureListProps) {
  return (
    <dl className={styles.list}>
      {figures.map(({ value, label }) => (
        <div key={label} className={styles.figure}>
          <Text as="dt" variant="small" tone="muted">
            {label}
          </Text>
          <Text as="dd" variant="figure">
            {value}
          </Text>
        </div>
      ))}
    </dl>
  );
}
