import { drawingFor } from '@rimba/drawings';
import { Plate } from '@rimba/ui';
import type { ReactNode } from 'react';
import * as styles from './NoteRow.css.ts';

interface NoteRowProps {
  latinName: string;
  children: ReactNode;
}

/** What was found or written at one tree, beside a leaf of its kind: a line of a list. */
export function NoteRow({ latinName, children }: NoteRowProps) {
  return (
    <li className={styles.row}>
      <div className={styles.picture}>
        <Plate of={drawingFor(latinName, 'leaf')} />
      </div>
      <div className={styles.text}>{children}</div>
    </li>
  );
}
