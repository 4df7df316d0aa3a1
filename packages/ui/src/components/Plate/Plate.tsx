import type { ReactNode } from 'react';
import { Drawing, type PlateSource } from './Drawing.tsx';
import * as styles from './Plate.css.ts';
import { useNear } from './use-near.ts';

export type PlateProps = {
  /** The drawing: the file it is in, and its name there. */
  of: PlateSource;
  /** What is seen, for who cannot see it. Left out, the drawing is an ornament beside text that says the same. */
  label?: string;
  /** How strong the green is: the state of the tree it stands for. */
  wash?: 'full' | 'half' | 'deep' | 'none';
  /** As large as what holds it, 44, 72 or 144 px square, or as wide as what holds it and 256 to 432 px high. */
  size?: 'fill' | 'thumb' | 'small' | 'medium' | 'large';
  /** `lazy`: drawn when it comes near the screen, in a page whose scripts run; what stands first is drawn at once. */
  loading?: 'eager' | 'lazy';
  /** Words under it: whose leaf this is, and whether it is a drawing of that species. */
  caption?: ReactNode;
};

/** A drawing in the theme's ink and washes. */
export function Plate({ of, label, wash = 'full', size = 'fill', loading = 'eager', caption }: PlateProps) {
  const [place, near] = useNear(loading === 'eager');
  const meaning = label === undefined ? {} : { role: 'img', 'aria-label': label };
  const drawing = (
    <div className={styles.frame({ size })} {...meaning}>
      <svg ref={place} className={styles.plate({ wash })} aria-hidden="true">
        {near && <Drawing of={of} width="100%" height="100%" />}
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
