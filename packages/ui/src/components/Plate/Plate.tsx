import type { ReactNode } from 'react';
import * as styles from './Plate.css.ts';

/** A drawing on the product's own origin: its address, and the id of its root element. */
export type PlateSource = { readonly url: string; readonly id: string };

export type PlateProps = {
  of: PlateSource;
  /** What is seen, for who cannot see it. Left out, the drawing is an ornament beside text that says the same. */
  label?: string;
  /** How strong the green is: the state of the tree it stands for. */
  wash?: 'full' | 'half' | 'deep' | 'none';
  size?: 'fill' | 'thumb' | 'small' | 'medium' | 'large';
  /** Words under it: whose leaf this is, and whether it is a drawing of that species. */
  caption?: ReactNode;
};

/** A drawing in the theme's ink and washes. */
export function Plate({ of, label, wash = 'full', size = 'fill', caption }: PlateProps) {
  const meaning = label === undefined ? {} : { role: 'img', 'aria-label': label };
  const drawing = (
    <div className={styles.frame({ size })} {...meaning}>
      <svg className={styles.plate({ wash })} aria-hidden="true" focusable="false">
        <use href={`${of.url}#${of.id}`} width="100%" height="100%" />
      </svg>
    </div>
  );
  if (caption === undefined) return drawing;
  return (
    <figure className={styles.figure}>
      {drawing}
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
