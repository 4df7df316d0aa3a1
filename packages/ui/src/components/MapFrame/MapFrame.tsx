import type { ReactNode } from 'react';
import * as styles from './MapFrame.css.ts';

export type MapFrameProps = {
  /** What the map shows. */
  label: string;
  /** The map itself. */
  children: ReactNode;
  /** Buttons over its corner: closer, further, where I am. */
  controls?: ReactNode;
  /** What its signs mean: StatusMarks and words. */
  legend?: readonly { key: string; sign: ReactNode }[];
  /** Source, date, and that it is simplified. */
  note?: ReactNode;
  /** The way to the same as a list, for who cannot use a map. */
  list?: ReactNode;
};

/** Around any map: neatline, controls, legend, source, and the list that says the same. */
export function MapFrame({ label, children, controls, legend = [], note, list }: MapFrameProps) {
  return (
    <figure className={styles.figure} aria-label={label}>
      <div className={styles.neatline}>
        <div className={styles.sheet}>
          {children}
          {controls !== undefined && <div className={styles.controls}>{controls}</div>}
        </div>
      </div>
      <figcaption className={styles.figure}>
        {legend.length > 0 && (
          <ul className={styles.legend}>
            {legend.map(({ key, sign }) => (
              <li key={key}>{sign}</li>
            ))}
          </ul>
        )}
        {note !== undefined && <p className={styles.note}>{note}</p>}
        {list}
      </figcaption>
    </figure>
  );
}
